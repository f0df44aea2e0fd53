#!/usr/bin/env python3
"""pack.py FOLDER OUTPUT: packs a folder into OUTPUT, a .tar.gz or a .zip.

The same files give the same bytes: names are sorted, the owner is 0, every time is SOURCE_DATE_EPOCH, modes are 755 or 644, and
the header of gzip has no name.
"""
import gzip
import io
import os
import pathlib
import sys
import tarfile
import time
import zipfile

folder = pathlib.Path(sys.argv[1])
output = pathlib.Path(sys.argv[2])
epoch = int(os.environ["SOURCE_DATE_EPOCH"])
paths = sorted([folder, *folder.rglob("*")], key=lambda path: path.as_posix().encode())
entries = [(path, path.relative_to(folder.parent).as_posix(), path.is_dir()) for path in paths]


def mode(path):
    return 0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644


def tar(file):
    with gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=epoch) as packed, tarfile.open(
        fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT
    ) as archive:
        for path, name, is_directory in entries:
            entry = tarfile.TarInfo(name)
            entry.mtime = epoch
            entry.mode = mode(path)
            if is_directory:
                entry.type = tarfile.DIRTYPE
                archive.addfile(entry)
            else:
                data = path.read_bytes()
                entry.size = len(data)
                archive.addfile(entry, io.BytesIO(data))


def zip(file):
    # The first year of a ZIP archive is 1980.
    date = time.gmtime(max(epoch, 315532800))[:6]
    with zipfile.ZipFile(file, "w") as archive:
        for path, name, is_directory in entries:
            entry = zipfile.ZipInfo(name + "/" * is_directory, date)
            entry.create_system = 3
            entry.external_attr = mode(path) << 16
            if not is_directory:
                entry.external_attr |= 0o100000 << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, b"" if is_directory else path.read_bytes())


with open(output, "wb") as file:
    (zip if output.suffix == ".zip" else tar)(file)
