//! The graph of a crate's files.

use std::collections::BTreeMap;

use super::{arrow::Arrow, components, definitions::Definitions, imports, module};
use crate::tree::File;

/// Files and the arrows between them.
pub(crate) struct Graph {
    /// The paths of the files.
    pub(crate) paths: Vec<String>,
    /// The first line of each arrow.
    pub(crate) arrows: BTreeMap<Arrow, usize>,
}

impl Graph {
    /// Builds the graph of a crate.
    pub(crate) fn of(files: &[&File]) -> Self {
        let modules: Vec<_> = files.iter().map(|file| module::of_file(&file.path)).collect();
        let code = |file: &File| file.source.as_ref().map(|source| source.code.clone()).unwrap_or_default();
        let codes: Vec<String> = files.iter().map(|file| code(file)).collect();
        let mut definitions = Definitions::default();
        for (number, module) in modules.iter().enumerate() {
            definitions.add(module, number, &codes[number]);
        }
        let imports: Vec<_> = codes.iter().map(|code| imports::of(code)).collect();
        let absolute = |number: usize, path: &[String], definitions: &Definitions| {
            module::absolute(&modules[number], path, |module| definitions.is_module(module))
        };
        for (number, imports) in imports.iter().enumerate() {
            for import in imports.iter().filter(|import| import.public) {
                if let Some(path) = absolute(number, &import.path, &definitions) {
                    definitions.export(&modules[number], import, path);
                }
            }
        }
        let mut arrows = BTreeMap::new();
        for (number, imports) in imports.iter().enumerate() {
            let is_root = modules[number].is_empty();
            for import in imports.iter().filter(|import| !(is_root && import.public)) {
                let Some(path) = absolute(number, &import.path, &definitions) else { continue };
                let Some(to) = definitions.file(&path) else { continue };
                if to != number && !modules[to].is_empty() {
                    arrows
                        .entry(Arrow { from: number, to })
                        .or_insert_with(|| files[number].lines.at(import.offset));
                }
            }
        }
        Self { paths: files.iter().map(|file| file.path.clone()).collect(), arrows }
    }

    /// Returns the circles, the largest first.
    pub(crate) fn circles(&self) -> Vec<Vec<usize>> {
        components::circles(self.paths.len(), self.arrows.keys().copied())
    }
}
