import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { serveSite } from '#engine/node/serve/serve.ts'
import { canInstallPackages, installPackages, pathOf } from '../../../scripts/machine.mjs'
import { PROJECT_ROOT } from '../folders.ts'
import { listening } from '../listening.ts'

/** A built site, and the path that it was built for. */
export interface Hosted {
  folder: string
  basePath: string
}

/** A server that runs. */
export interface Running {
  /** Its address, without a slash at the end. */
  url: string
  stop(): Promise<void>
}

/** A server that can host a site as `docs/hosting.md` says. */
export interface Host {
  name: string
  /** Encodings that it sends, the one that it prefers first. */
  encodings: readonly string[]
  /** Why it cannot run here; undefined when it can. */
  missing?: string
  start(site: Hosted): Promise<Running>
}

/** Folder of the settings that hosts are given. */
const SETTINGS = path.join(PROJECT_ROOT, 'hosting')
/** Where the settings look for the release. */
const RELEASE = '/srv/docs/current'

const MODULES = '/etc/nginx/modules-enabled'
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The settings of a host in this project, for a site that lies elsewhere. */
export function settingsFor(file: string, folder: string): string {
  return readFileSync(path.join(SETTINGS, file), 'utf8').replaceAll(RELEASE, folder)
}

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const { port, stop } = await listening(createServer())
  await stop()
  return port
}

/** Where a host keeps what it writes while it runs. */
function workFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'host-'))
}

/** What stands around the server blocks of nginx. @param folder for what it writes. */
export function nginxMain(folder: string, servers: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    // The folder of a test is for the user who runs it.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `include ${MODULES}/*.conf;`,
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'worker_processes 2;',
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    'include /etc/nginx/mime.types;',
    ...kept.map(name => `${name}_temp_path ${folder}/${name};`),
    servers,
    '}',
  ].join('\n')
}

async function startNginx({ folder }: Hosted): Promise<Running> {
  const port = await freePort()
  const work = workFolder()
  // The server of the certificate, on a plain line: the one before it only leads there.
  const [, , server = ''] = settingsFor('nginx.conf', folder).split(/^server \{$/m)
  const plain = server
    .replace(/^.*(?:ssl_|listen \[::\]).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
  const config = path.join(work, 'nginx.conf')
  writeFileSync(config, nginxMain(work, `server {${plain}`))
  const nginx = (...args: string[]) => execFileSync('nginx', ['-c', config, ...args])
  // It answers once this has ended, and goes on by itself.
  nginx()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx('-s', 'stop')
      rmSync(work, { recursive: true })
    },
  }
}

async function startCaddy({ folder }: Hosted): Promise<Running> {
  const port = await freePort()
  const work = workFolder()
  const config = path.join(work, 'Caddyfile')
  const site = settingsFor('Caddyfile', folder)
    .replace(/^docs\.example\.org/m, `http://127.0.0.1:${port}`)
    .replace('{\n', '{\n\tbind 127.0.0.1\n')
  writeFileSync(config, `{\n\tadmin off\n}\n\n${site}`)
  const pidFile = path.join(work, 'pid')
  const args = ['start', '--config', config, '--adapter', 'caddyfile', '--pidfile', pidFile]
  execFileSync('caddy', args, {
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    stdio: 'ignore',
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      process.kill(Number(readFileSync(pidFile, 'utf8')))
      rmSync(work, { recursive: true })
    },
  }
}

async function startPreview({ folder, basePath }: Hosted): Promise<Running> {
  const { server, url } = await serveSite({ folder, port: 0, basePath })
  return {
    url: new URL(url).origin,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Whether a program, and what it needs besides, is here; it is installed where it can be. */
async function isThere(program: string, packages: readonly string[], ...files: string[]) {
  const look = () => [program, ...files].every(each => pathOf(each) !== undefined)
  if (look() || !canInstallPackages()) return look()
  await installPackages(packages)
  return look()
}

/** All hosts, with those that cannot run here. */
export async function findHosts(): Promise<Host[]> {
  const hasNginx = await isThere(
    'nginx',
    ['nginx', 'libnginx-mod-http-brotli-static'],
    BROTLI_MODULE,
  )
  const hasCaddy = await isThere('caddy', ['caddy'])
  return [
    { name: 'preview', encodings: ['br', 'zstd', 'gzip'], start: startPreview },
    {
      name: 'nginx',
      encodings: ['br', 'gzip'],
      start: startNginx,
      ...(!hasNginx && { missing: 'install nginx with its module for brotli' }),
    },
    {
      name: 'Caddy',
      encodings: ['br', 'zstd', 'gzip'],
      start: startCaddy,
      ...(!hasCaddy && { missing: 'install Caddy' }),
    },
  ]
}
