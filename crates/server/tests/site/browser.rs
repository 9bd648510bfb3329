//! What a browser does with forms and cookies, without a browser.

use crate::inside::Client;
use lutece_server::client::Answer;

use crate::support::Site;

/// A browser: it keeps cookies and says where its requests come from.
pub(crate) struct Browser {
    pub(crate) client: Client,
    pub(crate) cookies: Vec<(String, String)>,
}

impl Browser {
    pub(crate) fn new(site: &Site) -> Self {
        let mut client = site.stranger();
        client.headers.push(("origin".to_owned(), format!("http://{}", site.address)));
        client.headers.push(("accept".to_owned(), "application/json".to_owned()));
        Self { client, cookies: Vec::new() }
    }

    pub(crate) async fn post(&mut self, path: &str, form: &str) -> Answer {
        self.set_cookies();
        let kind = "application/x-www-form-urlencoded";
        let answer = self.client.request("POST", path, kind, form.as_bytes()).await;
        let answer = answer.expect("the server answers");
        self.keep(&answer);
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.set_cookies();
        self.client.get(path).await.expect("the server answers")
    }

    fn set_cookies(&mut self) {
        self.client.headers.retain(|(name, _)| name != "cookie");
        let pairs: Vec<_> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !pairs.is_empty() {
            self.client.headers.push(("cookie".to_owned(), pairs.join("; ")));
        }
    }

    fn keep(&mut self, answer: &Answer) {
        for (name, line) in &answer.headers {
            if name != "set-cookie" {
                continue;
            }
            assert!(line.contains("HttpOnly") && line.contains("SameSite=Lax"), "{line}");
            let (key, rest) = line.split_once('=').expect("a cookie");
            let value = rest.split(';').next().expect("a value");
            self.cookies.retain(|(known, _)| known != key);
            if !line.contains("Max-Age=0") {
                self.cookies.push((key.to_owned(), value.to_owned()));
            }
        }
    }
}
