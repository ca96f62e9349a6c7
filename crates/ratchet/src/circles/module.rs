//! Paths of modules.

/// Returns the module of a file, such as `["a", "b"]` for `src/a/b.rs`; `lib.rs` and `main.rs` are the root.
pub(crate) fn of_file(path: &str) -> Vec<String> {
    let inner = path.split_once("/src/").map_or(path, |(_, inner)| inner);
    let stem = inner.strip_suffix(".rs").unwrap_or(inner);
    let stem = stem.strip_suffix("/mod").unwrap_or(stem);
    if ["lib", "main"].contains(&stem) { Vec::new() } else { stem.split('/').map(str::to_owned).collect() }
}

/// Returns a path from the crate's root, for one that was written in a module. A path into another crate is `None`.
pub(crate) fn absolute(
    module: &[String],
    path: &[String],
    is_module: impl Fn(&[String]) -> bool,
) -> Option<Vec<String>> {
    let first = path.first()?;
    let supers = path.iter().take_while(|part| *part == "super").count();
    match first.as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module, &path[1..]].concat()),
        "super" => Some([&module[..module.len().saturating_sub(supers)], &path[supers..]].concat()),
        _ => {
            let child = [module, std::slice::from_ref(first)].concat();
            is_module(&child).then(|| [module, path].concat())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts of a path.
    fn parts(path: &str) -> Vec<String> {
        path.split("::").map(str::to_owned).collect()
    }

    #[test]
    fn paths_begin_at_the_root() {
        assert_eq!(of_file("crates/x/src/a/mod.rs"), ["a"]);
        assert_eq!(of_file("crates/x/src/lib.rs"), Vec::<String>::new());
        let from = parts("a::b");
        assert_eq!(absolute(&from, &parts("super::super::c"), |_| false), Some(parts("c")));
        assert_eq!(
            absolute(&from, &parts("d::e"), |module| module == parts("a::b::d")),
            Some(parts("a::b::d::e"))
        );
        assert_eq!(absolute(&from, &parts("std::fs"), |_| false), None);
    }
}
