#!/usr/bin/env python3
"""What SwiftLint's defaults say about Swift files, their head taken off, for where SwiftLint is not to be had.

    style.py FILE...

One line for each finding: file:line: rule: what is there. Exits with 1 if there is any. These are the rules that look at
size, names and force; rules of spaces are here where emitted code could break them. Comments and strings are blanked, and
the rest is read as tokens, so a file must be formatted as Swift usually is: no parser.
"""

import re
import sys

HEAD = ("// swiftlint:disable all", "// swift-format-ignore-file")
LIMITS = {
    "line_length": 120, "file_length": 400, "type_body_length": 250, "function_body_length": 50,
    "cyclomatic_complexity": 10, "function_parameter_count": 5, "large_tuple": 2,
}
TYPES = ("class", "struct", "enum", "actor", "protocol", "extension")
TOKEN = re.compile(r"`?[A-Za-z_$#@][\w$]*`?|\d[\w.]*|->|&&|\|\||\?\?|[{}()\[\]]|[^\s\w]")


def blanked(text):
    """The text without comments, its strings empty; as long as before, with the same lines."""
    out, i, depth = [], 0, 0

    def blank(end):
        nonlocal i
        out.append(re.sub(r"[^\n]", " ", text[i:end]))
        i = end

    while i < len(text):
        if depth or text.startswith("/*", i):
            if text.startswith("/*", i):
                depth += 1
            elif text.startswith("*/", i):
                depth -= 1
            blank(min(len(text), i + (2 if text[i:i + 2] in ("/*", "*/") else 1)))
        elif text.startswith("//", i):
            end = text.find("\n", i)
            blank(len(text) if end < 0 else end)
        elif match := re.compile(r'(#*)("""|")').match(text, i):
            hashes, quote = match.groups()
            j = match.end()
            while j < len(text) and not text.startswith(quote + hashes, j):
                j += 2 if text.startswith("\\", j) and not hashes else 1
            j += len(quote + hashes)
            out.append('"' + re.sub(r"[^\n]", " ", text[i + 1:j - 1]) + '"')
            i = j
        else:
            out.append(text[i])
            i += 1
    return "".join(out)


class File:
    def __init__(self, path, text):
        lines = text.split("\n")
        # The head stands under the first line. What it stands on is counted as if it were not there.
        self.shift = 0
        while len(lines) > 1 and lines[1] in HEAD:
            del lines[1]
            self.shift += 1
        self.path, self.lines = path, lines
        self.code = blanked("\n".join(lines))
        self.code_lines = self.code.split("\n")
        self.tokens = []
        for number, line in enumerate(self.code_lines):
            self.tokens += [(match.group(), number) for match in TOKEN.finditer(line)]
        self.findings = []
        self.mates = self.pairs()

    def say(self, line, rule, what):
        self.findings.append(f"{self.path}:{line + 1 + self.shift}: {rule}: {what}")

    def word(self, i):
        return self.tokens[i][0] if 0 <= i < len(self.tokens) else ""

    def pairs(self):
        mates, opens = {}, []
        for i, (word, _) in enumerate(self.tokens):
            if word in "{([":
                opens.append(i)
            elif word in "})]" and opens:
                mates[opens[-1]] = i
                mates[i] = opens.pop()
        return mates

    def find(self, i, word):
        """The first such token from there, not inside of brackets; None where a declaration ends before."""
        while i < len(self.tokens):
            if self.word(i) == word:
                return i
            if self.word(i) in "})]":
                return None
            i = self.mates.get(i, len(self.tokens)) + 1 if self.word(i) in "{([" else i + 1
        return None

    def body_lines(self, open_brace):
        """Lines of a body that have code."""
        first, last = self.tokens[open_brace][1], self.tokens[self.mates[open_brace]][1]
        return sum(1 for line in self.code_lines[first + 1:last] if line.strip())

    def check(self):
        self.check_lines()
        self.check_force()
        self.check_declarations()
        return self.findings

    def check_lines(self):
        if len(self.lines) - 1 > LIMITS["file_length"]:
            self.say(0, "file_length", len(self.lines) - 1)
        blank = 0
        for number, line in enumerate(self.lines):
            if len(line) > LIMITS["line_length"]:
                self.say(number, "line_length", len(line))
            if line != line.rstrip():
                self.say(number, "trailing_whitespace", repr(line[-3:]))
            if re.search(r"//\s*(TODO|FIXME)\b", line):
                self.say(number, "todo", line.strip())
            if re.search(r"(^|\s)//(?![/\s]|$)", re.sub(r'"[^"]*"', "", line)):
                self.say(number, "comment_spacing", line.strip())
            blank = blank + 1 if not line.strip() and number < len(self.lines) - 1 else 0
            if blank == 2:
                self.say(number, "vertical_whitespace", "two lines")
        if self.lines[-1:] != [""] or self.lines[-2:-1] == [""]:
            self.say(len(self.lines) - 1, "trailing_newline", "not one")
        for number, line in enumerate(self.code_lines):
            for rule, pattern in (
                ("trailing_semicolon", r";\s*$"), ("return_arrow_whitespace", r"\S->|->\S"),
                ("void_return", r"->\s*\(\)(?!\s*(throws|async|->))"), ("colon", r"[\w\])]\s+:\s+(?![^?]*\?)\w+\s*[=,){]"),
                ("comma", r"\S\s,|,[^\s\n]"), ("redundant_discardable_let", r"\blet _ ="),
                ("control_statement", r"\b(if|while|switch|guard) \((?=[^()]*\)\s*\{)"), ("opening_brace", r"^\s*\{\s*$"),
                ("redundant_optional_initialization", r"\bvar \w+: [^=]*\? = nil\b"),
                ("trailing_comma", r",\s*[\])]"), ("mark", r"//\s*MARK[^:]"),
            ):
                if re.search(pattern, line) and not (rule == "colon" and "?" in line):
                    self.say(number, rule, line.strip())
            before = self.code_lines[number - 1] if number else ""
            if re.match(r"\s*(else|catch)\b", line) and before.rstrip().endswith("}"):
                self.say(number, "statement_position", line.strip())

    def check_force(self):
        for i, (word, line) in enumerate(self.tokens):
            if word == "!" and self.word(i - 1) == "try":
                self.say(line, "force_try", self.lines[line].strip())
            elif word == "!" and self.word(i - 1) == "as":
                self.say(line, "force_cast", self.lines[line].strip())

    def check_declarations(self):
        """Names, sizes, nesting. A stack of what the brackets around belong to."""
        around = []
        for i, (word, line) in enumerate(self.tokens):
            while around and i > around[-1][1]:
                around.pop()
            before = self.word(i - 1)
            if word in TYPES and before not in (".", ":", ",") and re.match(r"[A-Za-z_`]", self.word(i + 1)):
                if word == "class" and self.word(i + 1) in ("func", "var"):
                    continue
                self.check_type(i, around)
            elif word in ("func", "init", "subscript") and before != "." and self.word(i + 1) != ".":
                self.check_function(i, around)
            elif word in ("let", "var"):
                self.check_variable(i, around)
            elif word == "case" and around and around[-1][0] == "enum" and re.match(r"[a-z_`]", self.word(i + 1)):
                self.check_cases(i)
            elif word == "(" and before in (":", "->", "=") or word == "(" and self.word(i - 1) == "<":
                self.check_tuple(i)
            elif word == "fileprivate" and not around:
                self.say(line, "private_over_fileprivate", self.lines[line].strip())

    def check_type(self, i, around):
        kind, line = self.tokens[i]
        name = self.word(i + 1)
        open_brace = self.find(i + 1, "{")
        if open_brace is None:
            return
        level = sum(1 for one in around if one[0] in TYPES)
        if kind not in ("extension", "protocol"):
            if level > 1:
                self.say(line, "nesting", name)
            if not re.fullmatch(r"_?[A-Z][A-Za-z0-9]{2,39}", name):
                self.say(line, "type_name", name)
        if kind not in ("extension", "protocol") and self.body_lines(open_brace) > LIMITS["type_body_length"]:
            self.say(line, "type_body_length", f"{name} {self.body_lines(open_brace)}")
        around.append((kind, self.mates[open_brace]))

    def check_function(self, i, around):
        kind, line = self.tokens[i]
        name = self.word(i + 1).strip("`") if kind == "func" else kind
        j = i + 1
        while self.word(j) != "(" and j < i + 40:
            j += 1
        if self.word(j) != "(":
            return
        if kind == "func" and re.match(r"\w", name) and not re.match(r"[a-z]", name):
            self.say(line, "identifier_name", name)
        params = self.split(j)
        for param in params:
            names = [word for word in param[:param.index(":")] if re.match(r"[\w`]", word)] if ":" in param else []
            names = [word for word in names if not word.startswith("@")]
            if names and names[-1] != "_":
                self.check_name(names[-1], line)
        if kind == "func" and len([one for one in params if "=" not in one]) > LIMITS["function_parameter_count"]:
            self.say(line, "function_parameter_count", f"{name} {len(params)}")
        if around and around[-1][0] == "protocol":
            return
        open_brace = self.body(self.mates[j] + 1)
        if open_brace is None:
            return
        end = self.mates[open_brace]
        if self.body_lines(open_brace) > LIMITS["function_body_length"]:
            self.say(line, "function_body_length", f"{name} {self.body_lines(open_brace)}")
        words = [(k, self.word(k)) for k in range(open_brace, end)]
        complexity = 1 + sum(
            1 for k, word in words if word in ("if", "for", "while", "guard", "catch") and not self.word(k - 1) == "."
            or word == "case" and self.word(k - 1) not in ("if", "guard", "for", ",", "while", "."))
        complexity -= sum(1 for _, word in words if word == "fallthrough")
        if complexity > LIMITS["cyclomatic_complexity"]:
            self.say(line, "cyclomatic_complexity", f"{name} {complexity}")
        if sum(1 for one in around if one[0] == "func") > 1:
            self.say(line, "nesting", name)
        around.append(("func", end))

    def body(self, i):
        """The brace of a function's body, after its effects, result and requirements."""
        while i < len(self.tokens):
            word = self.word(i)
            if word == "{":
                return i
            if word in "})]" or word in ("func", "var", "let", "init", "case", "@", "private", "static", "mutating"):
                return None
            i = self.mates[i] + 1 if word in "([" else i + 1
        return None

    def split(self, open_bracket):
        """What stands in brackets, at its commas, as words."""
        parts, part, k = [], [], open_bracket + 1
        while k < self.mates[open_bracket]:
            word = self.word(k)
            if word == ",":
                parts.append(part)
                part = []
            elif word in "([{":
                part += [word, "…"]
                k = self.mates[k]
            else:
                part.append(word)
            k += 1
        return parts + [part] if part else parts

    def check_variable(self, i, around):
        if self.word(i + 1) == "(":
            names = [part[0] for part in self.split(i + 1) if part]
        else:
            names = [self.word(i + 1)]
        line = self.tokens[i][1]
        is_private = re.search(r"\b(private|fileprivate)\b(?!\(set\))", self.code_lines[line]) is not None
        for name in names:
            if name != "_" and re.match(r"[\w`]", name):
                self.check_name(name[1:] if is_private and name.startswith("_") else name, line)

    def check_cases(self, i):
        k = i + 1
        if self.word(k) in ("let", "var", "is"):
            return
        while True:
            self.check_name(self.word(k), self.tokens[k][1])
            k += 1
            if self.word(k) == "(":
                k = self.mates[k] + 1
            if self.word(k) != ",":
                return
            k += 1

    def check_name(self, name, line):
        name = name.strip("`")
        if name == "id" or re.search(r"\boverride\b", self.code_lines[line]):
            return
        if not name.isalnum() or not re.match(r"[a-z]", name) or not 3 <= len(name) <= 40:
            self.say(line, "identifier_name", name)

    def check_tuple(self, i):
        if i not in self.mates or self.word(self.mates[i] + 1) in ("->", "throws", "async", "in"):
            return
        parts = self.split(i)
        if len(parts) > LIMITS["large_tuple"] and all(":" in part or re.match(r"[A-Z]", part[0]) for part in parts):
            if self.word(i - 1) != "=" or all(re.match(r"[A-Z]", part[0]) for part in parts):
                self.say(self.tokens[i][1], "large_tuple", self.lines[self.tokens[i][1]].strip())


def main(paths):
    findings = []
    for path in paths:
        with open(path, encoding="utf-8") as file:
            findings += File(path, file.read()).check()
    print("\n".join(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
