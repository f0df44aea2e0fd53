"""Rows 9 and 10 of LIMITS.md: the emitted matcher of links, with 10 patterns and with 10,000.

The patterns are of one link, so that the program around the matcher is the same however many there are. Row 9: one match,
from the bytes of a URL to the number of the template, against touching each byte of the URL once (FNV-1a, Fowler, Noll, Vo);
sixteen URLs take turns. Row 10: swiftc for the emitted links of 10,000 patterns against the same files with one pattern.
"""
import pathlib
import resource
import subprocess

PLAIN = ["BenchAppLinks", "NavGraph/NavGraphRuntime", "NavGraph/NavGraphLinks"]

MAIN = r"""
import Foundation

@inline(never) func touch(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
}
@inline(never) func match(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    BenchAppLink.matcher.link(for: bytes) { template, _ in template } ?? -1
}
let urls = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n").map { Array($0.utf8) }
// Short rounds, so that some are not interrupted.
let rounds = 50
var sum: UInt64 = 0
func seconds(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<2000 {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<rounds { for url in urls { url.withUnsafeBufferPointer(body) } }
        best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    return best / Double(rounds * urls.count)
}
var missed = 0
for url in urls where url.withUnsafeBufferPointer({ match($0) }) < 0 { missed += 1 }
let floor = seconds { sum &+= UInt64(touch($0)) }
let matching = seconds { sum &+= UInt64(bitPattern: Int64(match($0))) }
print(missed, floor, matching, sum == 0 ? "" : "")
"""


def pattern(number):
    kind = number % 4
    if kind == 0:
        return "/section%d/{id}/detail%d" % (number % 97, number)
    if kind == 1:
        return "/section%d/area%d/{id}" % (number % 97, number)
    if kind == 2:
        return "/archive%d/{id}/**" % number
    return "/{id}/page%d" % number


def url(number):
    path = pattern(number).replace("{id}", "item%d" % (number * 7)).replace("/**", "/more/of/it")
    return "https://www.bench.example.com" + path


def emitted(binary, folder, count):
    """The emitted files of plain Swift for so many patterns."""
    graph, out = folder / ("links%d.yaml" % count), folder / ("links%d" % count)
    with open(graph, "w") as file:
        file.write("navgraph: 1\napp: Bench\nentry: home\nlinks: { schemes: [bench], hosts: [www.bench.example.com] }\n")
        file.write("screens: { home: { params: { id: \"String?\" } } }\ndeepLinks:\n  item:\n    opens: home\n    by: present\n    url:\n")
        for number in range(count):
            file.write("      - \"%s\"\n" % pattern(number))
    subprocess.run([binary, "compile", str(graph), "--output", str(out), "--diagram", "none"], check=True)
    return [str(out / (name + ".swift")) for name in PLAIN]


def swiftc(*arguments):
    """User seconds of the compiler."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(["swiftc", *arguments], check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def measure(bench):
    """Adds the rows to a `Bench`."""
    folder = pathlib.Path(bench.folder)
    (folder / "main.swift").write_text(MAIN)
    main, nanoseconds = str(folder / "main.swift"), {}
    files = {count: emitted(bench.binary, folder, count) for count in (1, 10, 10_000)}
    for count in (10, 10_000):
        program = str(folder / ("match%d" % count))
        subprocess.run(["swiftc", "-O", "-wmo", "-o", program, main, *files[count]], check=True)
        urls = folder / ("urls%d" % count)
        urls.write_text("\n".join(url(number * 617 % count) for number in range(16)))
        missed, floor, match, *_ = subprocess.run([program, str(urls)], capture_output=True, text=True, check=True).stdout.split()
        if missed != "0":
            raise SystemExit("%s of the URLs are matched by no pattern" % missed)
        nanoseconds[count] = float(match) / float(floor)
        print("| | %d patterns: %.0f ns a match, %.0f ns to touch the URL | | |" % (count, float(match), float(floor)))
    bench.row(9, "one match / touching each byte of the URL, 10,000 patterns", 5, nanoseconds[10_000])
    bench.row(9, "10,000 patterns / 10, each to its URLs", 1.2, nanoseconds[10_000] / nanoseconds[10])
    for mode in (["-typecheck"], ["-Onone", "-c", "-wmo", "-o", str(folder / "links.o")]):
        times = {1: float("inf"), 10_000: float("inf")}
        for _ in range(3):
            for count in times:
                times[count] = min(times[count], swiftc("-parse-as-library", "-module-name", "Bench", *mode, *files[count]))
        bench.row(10, "swiftc %s of 10,000 patterns / of one" % mode[0], 1.5, times[10_000] / times[1])
