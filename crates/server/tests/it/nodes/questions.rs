//! Questions asked at one node and answered at another.

use futures_util::future::join;
use lobby::{Asked, AskedFor, Store as _, StoreError, Visitor};
use protocol::http::ComeBack;

use super::{house::House, node, postgres};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: many questions at two servers"]
async fn of_two_servers_that_hear_an_answer_one_has_it() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (node(&postgres, "a").await, node(&postgres, "b").await);
    let (mut first, mut second) = (0, 0);
    for round in 0..100 {
        let asked = Asked {
            what: AskedFor::Provider,
            id: format!("q{round}"),
            whose: "browser x".into(),
            address: "1.1.1.1".into(),
            held: String::new(),
            at: 5,
            ends_at: 10,
        };
        a.ask(&asked).await.unwrap();
        match join(a.spend(asked.what, &asked.id), b.spend(asked.what, &asked.id)).await {
            (Ok(()), Err(StoreError::Conflict(_))) => first += 1,
            (Err(StoreError::Conflict(_)), Ok(())) => second += 1,
            both => panic!("{both:?}"),
        }
    }
    assert_eq!(first + second, 100);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "long suite: many questions at two servers"]
async fn a_code_that_one_server_shows_opens_the_account_at_another_one_and_once() {
    let Some(postgres) = postgres().await else { return };
    let (a, b) = (House::open(&postgres, "a").await, House::open(&postgres, "b").await);
    let (ann, token) = a.sign_in("Ann").await;
    let session = a.lobby.session(&token).await.unwrap().unwrap();
    let visitor = Visitor { address: "127.0.0.1".parse().unwrap(), agent: Default::default() };
    for _ in 0..5 {
        let code = a.lobby.show_device_code(&session).await.unwrap().code;
        let by = ComeBack::Device { code };
        let (here, there) =
            join(a.lobby.come_back(&by, &visitor, None), b.lobby.come_back(&by, &visitor, None)).await;
        let (mut opened, mut refused) = (0, 0);
        for came in [here, there] {
            match came {
                Ok(into) => {
                    assert_eq!(into.account, ann);
                    opened += 1;
                }
                Err(problem) => {
                    assert_eq!(problem.code, protocol::ProblemCode::WrongKey);
                    refused += 1;
                }
            }
        }
        assert_eq!((opened, refused), (1, 1));
    }
    a.close().await;
    b.close().await;
}
