"""Says of each graph whether the JSON Schema takes it: a line `PATH valid`, or `PATH MESSAGE`.

validate.py SCHEMA GRAPH …: each graph is read as YAML 1.1 and, where the readers differ, as editors read YAML 1.2.
"""
import json
import sys

import jsonschema
import yaml


class Editor(yaml.CSafeLoader):
    """YAML 1.2: `yes`, `no`, `on`, `off` are texts."""


Editor.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def plain(value):
    """With texts as keys, as JSON has them."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value if isinstance(value, (str, int, float, bool, type(None))) else str(value)


schema = json.load(open(sys.argv[1]))
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
for path in sys.argv[2:]:
    answer = "valid"
    for loader in (yaml.CSafeLoader, Editor):
        with open(path) as file:
            for error in validator.iter_errors(plain(yaml.load(file, loader))):
                answer = "/".join(map(str, error.absolute_path)) + ": " + error.message.replace("\n", " ")[:200]
    print(path, answer)
