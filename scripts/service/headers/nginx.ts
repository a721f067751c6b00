import { cacheControlFor, documentHeaders, type HeaderList } from '#domain/device/headers'
import type { SiteConfig } from '../start/siteConfig'

/**
 * A complete nginx sample. nginx drops all inherited add_header lines in a block that has one of its own, so every
 * location carries its whole list.
 */
export function nginxConfig(config: SiteConfig): string {
  const page = { ...documentHeaders(config), 'Cache-Control': cacheControlFor('/') }
  const file = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': cacheControlFor('/sw.js') }
  const asset = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': cacheControlFor('/assets/x') }
  return `# Made by \`npm run headers\` from src/domain/device/headers.ts and public/config.json; do not edit here.
# A sample for /etc/nginx/conf.d/: change server_name, the two certificate files and root.
# Run \`npm run headers\` again when metricsUrl or apiUrl of config.json changes: the policy names them.

server {
    listen 80;
    listen [::]:80;
    server_name kiosk.example;
    server_tokens off;
    return 301 https://$host$request_uri;
}

server {
    # A service worker, and so a kiosk without network, needs HTTPS.
    listen 443 ssl;
    listen [::]:443 ssl;
    server_name kiosk.example;
    ssl_certificate     /etc/ssl/pharos/fullchain.pem;
    ssl_certificate_key /etc/ssl/pharos/privkey.pem;
    ssl_protocols       TLSv1.2 TLSv1.3;
    server_tokens       off;

    root /var/www/pharos/dist;
    charset utf-8;
    charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;

    include mime.types;
    types {
        application/manifest+json webmanifest;
        text/javascript           mjs;
        application/octet-stream  pmtiles;
    }

    gzip on;
    gzip_vary on;
    gzip_min_length 512;
    gzip_types text/css text/plain text/javascript application/javascript application/json
               application/manifest+json application/wasm image/svg+xml;

    error_page 404 @missing;
    location @missing {
        types { }
        default_type text/plain;
${addHeaders(file)}
        return 404 "Not found.\\n";
    }

    # The prerendered welcome.
    location ~ ^/(welcome/?)?$ {
        try_files /index.html =404;
${addHeaders(page)}
    }

    # Pages as they are: /welcome/fr-CA.html and the like.
    location ~ \\.html$ {
        try_files $uri =404;
${addHeaders(page)}
    }

    # Names that hold a hash of the content.
    location ^~ /assets/ {
        try_files $uri =404;
${addHeaders(asset)}
    }

    # Interactions go to the metrics service on this machine (npm run metrics-service). Nothing else of it is reached
    # from here: its page and its export are for readers with its token.
    location = /api/interaction {
        proxy_pass http://127.0.0.1:8787;
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header Connection "";
        # What a proxy forwards must say so, or it counts as asked on this machine; from where stays untold.
        proxy_set_header Forwarded "for=_kiosk";
        proxy_set_header X-Forwarded-For "";
        proxy_set_header X-Real-IP "";
        # Shorter than the kiosk's own limit of 30 s: it gets an answer, not silence.
        proxy_connect_timeout 5s;
        proxy_read_timeout 20s;
        client_max_body_size 64k;
        # Interactions are stored without an address; a log would bring it back.
        access_log off;
    }
    location ^~ /api {
        return 404;
    }

    # Nothing hidden is served.
    location ~ /\\. {
        return 404;
    }

    # Any other file: the worker, config.json, icons, maps. A missing one is never answered with a page.
    location ~ "\\.[A-Za-z0-9]+$" {
        try_files $uri =404;
${addHeaders(file)}
    }

    # Every other address is a screen of the kiosk.
    location / {
        try_files /shell.html =404;
${addHeaders(page)}
    }
}
`
}

/** In double quotes: the policy holds single ones. \`always\`: on errors too. */
function addHeaders(headers: HeaderList): string {
  return Object.entries(headers)
    .map(([name, value]) => `        add_header ${name} "${value}" always;`)
    .join('\n')
}
