#!/usr/bin/env python3
"""Measures pictures as Graphviz lays them out: length of all arrows, crossings, area, and what lies on what.

    picture.py FILE.dot ...

Prints for each file: nodes, arrows, their length in points, pairs of arrows that cross (away from a common end),
the area in square points, labels that overlap, and arrows that pass through a node that is not theirs.
"""
import itertools
import json
import subprocess
import sys


def bezier(points, steps=8):
    """A polyline along a cubic spline of 3n+1 control points."""
    line = [points[0]]
    for i in range(0, len(points) - 3, 3):
        a, b, c, d = points[i:i + 4]
        for k in range(1, steps + 1):
            t = k / steps
            u = 1 - t
            line.append(tuple(u**3 * a[j] + 3 * u * u * t * b[j] + 3 * u * t * t * c[j] + t**3 * d[j] for j in (0, 1)))
    return line


def length(line):
    return sum(((x - p) ** 2 + (y - q) ** 2) ** 0.5 for (p, q), (x, y) in zip(line, line[1:]))


def crosses(a, b, c, d):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def bounds(line):
    xs, ys = zip(*line)
    return min(xs), min(ys), max(xs), max(ys)


def meet(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def measure(path):
    text = subprocess.run(["dot", "-Tjson", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    graph = json.loads(text)
    objects = graph.get("objects", [])
    boxes = {}
    for number, node in enumerate(objects):
        if "pos" in node and "width" in node:
            x, y = map(float, node["pos"].split(","))
            w, h = float(node["width"]) * 72, float(node["height"]) * 72
            boxes[number] = (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    lines, labels, total = [], [], 0
    for edge in graph.get("edges", []):
        if edge.get("style") == "invis" or "pos" not in edge or edge["tail"] not in boxes:
            continue
        if "→" in objects[edge["tail"]]["name"] and "launch" not in objects[edge["tail"]]["name"]:
            continue
        points = [tuple(map(float, p.split(",")[-2:])) for p in edge["pos"].split() if p[0] not in "es"]
        line = bezier(points)
        total += length(line)
        lines.append((edge["tail"], edge["head"], line, bounds(line)))
        for item in edge.get("_ldraw_", []):
            if item["op"] == "T":
                x, y = item["pt"]
                w = item["width"]
                labels.append((x - w / 2, y - 2, x + w / 2, y + 7))
    crossings = 0
    for (t, h, a, ba), (u, k, b, bb) in itertools.combinations(lines, 2):
        if not meet(ba, bb):
            continue
        # Arrows that share an end may meet there.
        hits = sum(crosses(*p, *q) for p in zip(a, a[1:]) for q in zip(b, b[1:]))
        if {t, h} & {u, k}:
            hits = max(0, hits - 1) if hits > 1 else 0
        crossings += 1 if hits else 0
    through = 0
    for tail, head, line, box in lines:
        for number, other in boxes.items():
            if number in (tail, head) or not meet(box, other):
                continue
            inner = (other[0] + 3, other[1] + 3, other[2] - 3, other[3] - 3)
            if any(inner[0] < x < inner[2] and inner[1] < y < inner[3] for x, y in line):
                through += 1
    overlaps = sum(meet(a, b) for a, b in itertools.combinations(labels, 2))
    width, height = [float(x) for x in graph["bb"].split(",")[2:]]
    return len(boxes), len(lines), total, crossings, width * height, overlaps, through


print(f"{'file':32} nodes arrows  length crossings   area overlaps through")
for path in sys.argv[1:]:
    n, e, total, x, area, o, t = measure(path)
    print(f"{path.split('/')[-1]:32} {n:5} {e:6} {total / 1000:6.1f}k {x:9} {area / 1e6:5.1f}M {o:8} {t:7}")
