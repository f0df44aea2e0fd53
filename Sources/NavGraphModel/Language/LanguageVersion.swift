/// The version of the language that is read here; a root file names it under `navgraph`.
package let languageVersion = "1"
