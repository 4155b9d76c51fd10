import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShippedPackage } from '../output/shipped-packages.ts'
import { pathBelow } from '../paths.ts'
import { ENGINE_ROOT, PROJECT_ROOT } from '../project.ts'
import type { Commit } from './commit.ts'
import { type LockedPackage, packagesOf } from './lockfile-packages.ts'

/** File of the output that lists the packages of a release. */
export const BILL_FILE = 'bill-of-materials.cdx.json'

/** A license as CycloneDX writes it: an expression of SPDX, or a name where it is none. */
function licenseOf(license: string | undefined) {
  if (license === undefined) return {}
  const isExpression = /^[\w.+()-]+(?: [\w.+()-]+)*$/.test(license) && !/^(?:SEE|UN)/.test(license)
  return { licenses: [isExpression ? { expression: license } : { license: { name: license } }] }
}

/** The address of a package at its registry: https://github.com/package-url/purl-spec */
function addressOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function componentOf(entry: LockedPackage, isShipped: boolean) {
  const { name, version, license, integrity } = entry
  const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': addressOf(entry),
    name,
    version,
    // "Excluded" is what builds a release and is no part of it.
    scope: isShipped ? 'required' : 'excluded',
    ...(digest && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...licenseOf(license),
    purl: addressOf(entry),
  }
}

/**
 * The bill of materials of a release, as CycloneDX 1.6: https://cyclonedx.org/docs/1.6/json/
 * It has no serial number and no time but that of the commit, so that two builds of a commit have the same.
 * @param title of the site
 * @param shipped what browsers get, whole or in part
 * @param building what the build needs
 */
export function billOfMaterials(
  title: string,
  { commit, committed }: Commit,
  shipped: readonly ShippedPackage[],
  building: readonly LockedPackage[],
) {
  const key = ({ name, version }: { name: string; version: string }) => `${name} ${version}`
  const parts = new Set(shipped.map(key))
  const locked = new Set(building.map(key))
  const others = shipped
    .filter(each => !locked.has(key(each)))
    .map(({ name, version, identifier }) => ({ name, version, license: identifier }))
  const all = [...building, ...others].sort((one, other) => (key(one) < key(other) ? -1 : 1))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      ...(committed && { timestamp: committed }),
      component: { type: 'application', name: title, version: commit },
    },
    components: all.map(each => componentOf(each, parts.has(key(each)))),
  }
}

/** Writes the bill of materials of a site. @param root folder of the site's sources. */
export async function writeBill(
  folder: string,
  { root, title }: { root: string; title: string },
  commit: Commit,
  shipped: readonly ShippedPackage[],
): Promise<void> {
  const lockfile = path.join(PROJECT_ROOT, 'package-lock.json')
  const workspaces = [ENGINE_ROOT, root].flatMap(each => pathBelow(PROJECT_ROOT, each) ?? [])
  const building = existsSync(lockfile)
    ? packagesOf(
        await readFile(lockfile, 'utf8'),
        workspaces.map(each => each.replace(/\/$/, '')),
      )
    : []
  const bill = billOfMaterials(title, commit, shipped, building)
  await writeFile(path.join(folder, BILL_FILE), `${JSON.stringify(bill, null, 1)}\n`)
}
