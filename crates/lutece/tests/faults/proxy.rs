//! A real nginx and a real Caddy before the server, as the examples in `deploy` have them: TLS and
//! HTTP/2 outside, streams that arrive at once, and nothing public that should not be.

use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::players;
use crate::process::{Folder, Launch};

/// How long anything may take on a machine with other things to do.
const LONG: Duration = Duration::from_secs(30);

/// A proxy. Dropping it ends it.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// Starts nginx with the site of the repository, on a port of its own and with a certificate of its
/// own; on a different port, as somebody might set it up without reading the example.
fn start(folder: &Folder, server: &str, [secure, plain, sloppy]: [u16; 3]) -> Proxy {
    let here = folder.0.display();
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"])
        .args(["-nodes", "-days", "1", "-subj", "/CN=localhost", "-keyout"])
        .arg(folder.0.join("key.pem"))
        .arg("-out")
        .arg(folder.0.join("cert.pem"))
        .stderr(Stdio::null())
        .status();
    assert!(made.expect("openssl is there").success());
    let site = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/nginx.conf");
    let mut site = fs::read_to_string(site).expect("the example");
    assert!(!site.contains("proxy_buffering"), "streams ask for themselves not to be held back");
    for (from, to) in [
        ("listen 80;", format!("listen 127.0.0.1:{plain};")),
        ("listen 443 ssl http2;", format!("listen 127.0.0.1:{secure} ssl http2;")),
        ("server 127.0.0.1:1889;", format!("server {server};")),
        ("https://example.org$", format!("https://localhost:{secure}$")),
        ("server_name example.org;", "server_name localhost;".to_owned()),
        ("server_name example.org;", "server_name localhost;".to_owned()),
        ("/etc/letsencrypt/live/example.org/fullchain.pem", format!("{here}/cert.pem")),
        ("/etc/letsencrypt/live/example.org/privkey.pem", format!("{here}/key.pem")),
        // The server must know by itself whom to show its figures.
        ("return 404;", "proxy_pass http://lutece;".to_owned()),
    ] {
        assert!(site.contains(from), "the example has no {from}");
        site = site.replacen(from, &to, 1);
    }
    let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {here}/{name};\n"))
        .concat();
    let whole = format!(
        "daemon off; master_process off; pid {here}/nginx.pid; error_log {here}/error.log;\n\
         events {{}}\n\
         http {{ access_log {here}/access.log;\n{folders}{site}\n\
         server {{ listen 127.0.0.1:{sloppy}; location / {{ proxy_pass http://{server}; }} }} }}\n"
    );
    let conf = folder.0.join("nginx.conf");
    fs::write(&conf, whole).expect("a folder");
    let program =
        ["/usr/sbin/nginx"].into_iter().find(|it| Path::new(it).exists()).unwrap_or("nginx");
    let child = Command::new(program).arg("-c").arg(&conf).stderr(Stdio::null()).spawn();
    let nginx = Proxy(child.expect("nginx is there"));
    let begun = Instant::now();
    while std::net::TcpStream::connect(("127.0.0.1", secure)).is_err() {
        let errors = || fs::read_to_string(folder.0.join("error.log")).unwrap_or_default();
        assert!(begun.elapsed() < LONG, "nginx starts: {}", errors());
        std::thread::sleep(Duration::from_millis(20));
    }
    nginx
}

/// What a browser of some other make gets: the version of HTTP, the status and the body.
fn curl(args: &[&str]) -> (String, String) {
    let output = Command::new("curl")
        .args(["--silent", "--insecure", "--max-time", "30", "--write-out"])
        .arg("\n%{http_version} %{http_code}")
        .args(args)
        .output()
        .expect("curl is there");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let (body, end) = text.rsplit_once('\n').expect("curl says what it got");
    (end.to_owned(), body.to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b11_behind_a_real_nginx_streams_arrive_and_figures_stay_private() {
    let folder = Folder::new();
    let ports = [free_port(), free_port(), free_port()];
    let site = format!("https://localhost:{}", ports[0]);
    let mut plan = Launch::new(&folder.0.join("data"), &["--origin", &site, "--behind-proxy"]);
    plan.before = "export LUTECE_METRICS_TOKEN=operators-secret;".to_owned();
    let server = plan.start();
    let _nginx = start(&folder, &plan.address.to_string(), ports);
    let at = |path: &str| format!("{site}{path}");

    let (end, home) = curl(&[&at("/")]);
    assert_eq!(end, "2 200", "HTTP/2 and TLS: {home}");
    let (end, _) = curl(&[&format!("http://localhost:{}/rules", ports[1])]);
    assert_eq!(end, "1.1 301", "whoever comes without TLS is sent to it");
    let sloppy = format!("http://localhost:{}", ports[2]);
    for (path, status) in [("/metrics", "404"), ("/healthz", "200")] {
        assert!(curl(&[&at(path)]).0.ends_with(status), "{path}");
        assert!(curl(&[&format!("{sloppy}{path}")]).0.ends_with(status), "{path} carelessly");
    }

    // A form of a page of this site comes through, one of another does not.
    let form = ["--data", "lang=de", "--header"];
    let own = format!("origin: {site}");
    assert_eq!(curl(&[&form[..], &[&own, &at("/look")]].concat()).0, "2 303");
    let other = "origin: https://evil.example";
    assert_eq!(curl(&[&form[..], &[other, &at("/look")]].concat()).0, "2 403");

    // Eight streams over one connection, and everything else goes on beside them.
    let mut guest = players::guest(plan.address).await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = players::insist(&mut guest, "/api/v1/tables", &new).await.json();
    let id = table["table"].as_str().expect("an id");
    let mut watching = Command::new("curl");
    watching.args(["--silent", "--insecure", "--no-buffer", "--parallel", "--max-time", "60"]);
    watching.args(["--dump-header", &folder.0.join("heads.txt").display().to_string()]);
    let files: Vec<_> = (0..8).map(|number| folder.0.join(format!("stream{number}.txt"))).collect();
    for file in &files {
        watching.arg("--output").arg(file).arg(at(&format!("/t/{id}/events")));
    }
    let mut watching = watching.stdout(Stdio::null()).spawn().expect("curl is there");
    let heard = |version: u64| {
        let says = |path: &Path| {
            let text = fs::read_to_string(path).unwrap_or_default();
            let mut events = text.lines().filter_map(|line| line.strip_prefix("data:"));
            events.any(|data| {
                let data: Value = serde_json::from_str(data).unwrap_or_default();
                data["version"].as_u64() == Some(version)
            })
        };
        files.iter().all(|path| says(path))
    };
    let wait = async |version: u64| {
        let begun = Instant::now();
        while !heard(version) {
            assert!(begun.elapsed() < LONG, "all eight hear of version {version} at once");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    wait(table["version"].as_u64().unwrap_or(3)).await;
    let bearer = guest.headers[0].1.clone();
    let token = format!("authorization: {bearer}");
    let chat = at(&format!("/api/v1/tables/{id}/chat"));
    let said = curl(&["--header", &token, "--json", "{\"text\": \"hello\"}", &chat]);
    assert_eq!(said.0, "2 200", "{}", said.1);
    let version = serde_json::from_str::<Value>(&said.1).expect("JSON")["version"].as_u64();
    wait(version.expect("a version")).await;
    let end = watching.kill().and_then(|()| watching.wait());
    end.expect("it was running");
    let heads = fs::read_to_string(folder.0.join("heads.txt")).expect("heads");
    assert_eq!(heads.matches("HTTP/2 200").count(), 8, "{heads}");
    assert_eq!(heads.matches("x-accel-buffering").count(), 0, "nginx takes it for itself: {heads}");

    // The server is down: visitors are told so, and a page sends its move again afterwards.
    server.kill();
    is_away(&site);
}

/// Visitors who come while the server is down read so in all languages.
fn is_away(site: &str) {
    for (method, path) in [("GET", "/"), ("POST", "/look")] {
        let (end, said) = curl(&["--request", method, &format!("{site}{path}")]);
        assert_eq!(end, "2 503", "{said}");
        for lang in words::Lang::ALL {
            let sentence = words::text(lang, "refused-unavailable");
            assert!(said.contains(&format!("<p lang=\"{lang}\">{sentence}</p>")), "{lang}: {said}");
        }
    }
}

/// Starts Caddy with the site of the repository, with a certificate of its own making.
fn start_caddy(folder: &Folder, server: &str, port: u16) -> Proxy {
    let site = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/Caddyfile");
    let mut site = fs::read_to_string(site).expect("the example");
    for (from, to) in [
        ("\nexample.org {", format!("\nhttps://localhost:{port} {{\n\ttls internal")),
        ("reverse_proxy 127.0.0.1:1889", format!("reverse_proxy {server}")),
    ] {
        assert!(site.contains(from), "the example has no {from}");
        site = site.replacen(from, &to, 1);
    }
    let global = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n";
    let conf = folder.0.join("Caddyfile");
    fs::write(&conf, format!("{global}{site}")).expect("a folder");
    let log = fs::File::create(folder.0.join("caddy.log")).expect("a folder");
    let mut command = Command::new("caddy");
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&conf);
    command.env("XDG_DATA_HOME", &folder.0).env("XDG_CONFIG_HOME", &folder.0);
    let caddy = Proxy(command.stderr(log).spawn().expect("caddy is there"));
    let begun = Instant::now();
    while curl(&[&format!("https://localhost:{port}/healthz")]).0 != "2 200" {
        let log = || fs::read_to_string(folder.0.join("caddy.log")).unwrap_or_default();
        assert!(begun.elapsed() < LONG, "Caddy starts: {}", log());
        std::thread::sleep(Duration::from_millis(50));
    }
    caddy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b11_behind_a_real_caddy_pages_come_and_figures_stay_private() {
    let folder = Folder::new();
    let port = free_port();
    let site = format!("https://localhost:{port}");
    let plan = Launch::new(&folder.0.join("data"), &["--origin", &site, "--behind-proxy"]);
    let server = plan.start();
    let _caddy = start_caddy(&folder, &plan.address.to_string(), port);
    let at = |path: &str| format!("{site}{path}");
    assert_eq!(curl(&[&at("/rules")]).0, "2 200");
    assert_eq!(curl(&[&at("/metrics")]).0, "2 404");
    let form = ["--data", "lang=de", "--header", &format!("origin: {site}"), &at("/look")];
    assert_eq!(curl(&form).0, "2 303", "a form of a page of this site comes through");
    let mut guest = players::guest(plan.address).await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = players::insist(&mut guest, "/api/v1/tables", &new).await.json();
    let events = at(&format!("/t/{}/events", table["table"].as_str().expect("an id")));
    let (_, heard) = curl(&["--no-buffer", "--max-time", "3", &events]);
    assert!(heard.contains("data:"), "a stream arrives while it is open: {heard}");
    server.kill();
    is_away(&site);
}
