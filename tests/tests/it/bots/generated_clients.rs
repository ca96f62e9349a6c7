//! Clients that public generators make of `/api/openapi.json`: they compile, and each calls ten operations of
//! a server.

use std::{fs, path::Path, process::Command};

use tests::{Server, skip};

use super::{
    FAST,
    generated::{SOURCES, documents, node_packages, program, python_packages, run},
};

/// Starts a server, and returns it with its URL for the clients.
async fn server() -> (Server, String) {
    let server = Server::start(&FAST).await;
    let address = format!("http://{}", server.address());
    (server, address)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: makes clients with public generators and compiles them"]
async fn two_generated_typescript_clients_call_ten_operations() {
    let packages = match node_packages() {
        Ok(packages) => packages,
        Err(why) => return skip(&format!("tests/generated/fetch.ts, hey.ts: {why}")),
    };
    let folder = documents("typescript-clients").await;
    std::os::unix::fs::symlink(packages.join("node_modules"), folder.join("node_modules")).unwrap();
    for file in ["package.json", "tsconfig.json", "openapi-ts.config.js", "fetch.ts", "hey.ts"] {
        fs::copy(Path::new(SOURCES).join(file), folder.join(file)).unwrap();
    }
    let in_folder = |name: &str, args: &[&str]| {
        run(program(&packages, name).args(args).current_dir(&folder)).unwrap();
    };
    in_folder("openapi-typescript", &["openapi.json", "-o", "http.d.ts"]);
    in_folder("openapi-ts", &[]);
    in_folder("tsc", &[]);
    let (_server, address) = server().await;
    for client in ["fetch.js", "hey.js"] {
        run(Command::new("node").arg(folder.join(client)).arg(&address)).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: makes clients with public generators and compiles them"]
async fn a_generated_python_client_calls_ten_operations() {
    let programs = match python_packages() {
        Ok(programs) => programs,
        Err(why) => return skip(&format!("tests/generated/operations.py: {why}")),
    };
    let folder = documents("python-client").await;
    let mut make = Command::new(programs.join("openapi-python-client"));
    make.args(["generate", "--path", "openapi.json", "--output-path", "client"]);
    run(make.current_dir(&folder)).unwrap();
    fs::copy(Path::new(SOURCES).join("operations.py"), folder.join("client/operations.py")).unwrap();
    let (_server, address) = server().await;
    let program = folder.join("client/operations.py");
    run(Command::new(programs.join("python")).arg(program).arg(address)).unwrap();
}
