"""Mistakes in the inputs of commands: of bytes, and of what a graph says, which most readers get past."""
import re

WORDS = """push present replace root select show pop dismiss finish open payload with when sets returns send then style detents in
    locked reuse animation segue allow about title tabs columns start entry host events uses conditions implies changes initially
    screens flows transitions outcomes receives params requires back public from deepLinks url query under opens by path fallback
    oneOf platform platforms ios tvos compact pending never reuse groups system alert actionSheet detents medium host expires fallback
    checks reach within never above before visit return resolvers links schemes hosts swift framework include imports true false ~
    all top stack not 9223372036854775807 -1 0 1000000001 &a *a [ ] { } : , - ' " \u202e \u0000 é 😀 ../x /etc/passwd""".split()

# Values of these keys are names, which can stand for each other.
OPENED = r"\b(?:push|present|replace|root|opens)"
ASKED = r"\b(?:when|requires|locked|back|implies)"


def of_bytes(text, rng):
    """A text with one to eight mistakes: of bytes, of words, of lines."""
    data = bytearray(text)
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(9)
        lines = bytes(data).split(b"\n")
        line = rng.randrange(len(lines))
        if kind == 0 and at < len(data):
            data[at] = rng.randrange(256)
        elif kind == 1:
            data[at:at] = rng.choice(WORDS).encode()
        elif kind == 2:
            del data[at : at + rng.randint(1, 40)]
        elif kind == 3:
            del data[at:]
        elif kind == 4:
            lines.insert(rng.randrange(len(lines)), lines[line])
            data = bytearray(b"\n".join(lines))
        elif kind == 5:
            del lines[line]
            data = bytearray(b"\n".join(lines))
        elif kind == 6:
            words = bytes(data).split(b" ")
            words[rng.randrange(len(words))] = rng.choice(words + [word.encode() for word in WORDS])
            data = bytearray(b" ".join(words))
        elif kind == 7:
            data[at:at] = rng.choice([b"[", b"{", b"<a>", b"(", b"- "]) * rng.choice([1, 30, 600])
        else:
            data[at:at] = bytes(data[at : at + rng.randint(1, 400)])
    return bytes(data)


def of_meaning(text, rng):
    """A graph in which one to six things are said otherwise: where something leads, by which action, and under which conditions."""
    text = text.decode(errors="replace")

    def replaced(pattern, replacement):
        """The text with one of the matches replaced."""
        found = list(re.finditer(pattern, text))
        if not found:
            return text
        match = rng.choice(found)
        return text[: match.start()] + replacement(match) + text[match.end() :]

    targets = re.findall(OPENED + r": *(\w+)", text)
    asked = re.findall(ASKED + r": *(?:not )?(\w+)", text)
    for _ in range(rng.randint(1, 6)):
        kind = rng.randrange(7)
        if kind == 0 and targets:
            text = replaced(r"(" + OPENED + r": *)\w+", lambda match: match[1] + rng.choice(targets))
        elif kind == 1:
            text = replaced(r"\b(?:push|present|replace)(?=: *\w+ *[}\n])", lambda _: rng.choice(["push", "present", "replace"]))
        elif kind == 2:
            text = replaced(r"\b(?:pop: (?:back|root)|dismiss: (?:top|all))", lambda _: rng.choice(["pop: back", "pop: root", "dismiss: top", "dismiss: all"]))
        elif kind == 3:
            text = replaced(r"\b(when|requires): (not )?(?=\w)", lambda match: f"{match[1]}: " + ("" if match[2] else "not "))
        elif kind == 4 and asked:
            text = replaced(r"\b(when|requires): (?:not )?\w+", lambda match: f"{match[1]}: {rng.choice(asked)}")
        elif kind == 5:
            text = replaced(r"(?<!public)(: )(true|false)\b", lambda match: match[1] + ("false" if match[2] == "true" else "true"))
        elif kind == 6 and targets:
            name = rng.choice(targets)
            text = text if name in WORDS else re.sub(rf"\b{name}\b", name + "2", text)
    return text.encode()


def of_attributes(text, rng):
    """An XML file in which one to six attributes have values that others of their names have."""
    text = text.decode(errors="replace")
    for _ in range(rng.randint(1, 6)):
        found = list(re.finditer(r'\b([\w:]+)="([^"]*)"', text))
        if not found:
            break
        match = rng.choice(found)
        value = rng.choice([other[2] for other in found if other[1] == match[1]] + [""])
        text = f'{text[: match.start()]}{match[1]}="{value}"{text[match.end() :]}'
    return text.encode()
