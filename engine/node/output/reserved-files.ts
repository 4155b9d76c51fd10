import { WORKER_FILE } from '#model/offline.ts'
import { PRINT_FOLDER } from '#model/print-folder.ts'
import { AREAS_FILE } from '#model/sidebar.ts'
import { LLMS_FILE } from '#model/twin.ts'
import { BILL_FILE } from '../release/bill-of-materials.ts'
import { MANIFEST_FILE } from '../release/build-manifest.ts'
import { API_CATALOG_FILE } from './discovery/api-catalog.ts'
import { FEED_FILE } from './discovery/feed.ts'
import { AREAS_FOLDER, LLMS_FULL_FILE } from './discovery/llms.ts'
import { PAGE_INDEX_FILE } from './discovery/page-index.ts'
import { SECURITY_FILE } from './discovery/security-txt.ts'
import { ROBOTS_FILE, SITEMAP_FILE } from './discovery/sitemap.ts'
import { SKILL_FILE, SKILLS_INDEX_FILE } from './discovery/skill.ts'
import { LICENSE_FILE } from './license.ts'
import { NOTICES_FILE } from './notices.ts'

/** Names of files that a site or its release has, whatever its pages; `public/` may have none of them. */
export const RESERVED_FILES: readonly string[] = [
  ...[API_CATALOG_FILE, FEED_FILE, LLMS_FILE, LLMS_FULL_FILE, PAGE_INDEX_FILE, ROBOTS_FILE],
  ...[SECURITY_FILE, SITEMAP_FILE, SKILL_FILE, SKILLS_INDEX_FILE],
  ...[AREAS_FILE, BILL_FILE, LICENSE_FILE, MANIFEST_FILE, NOTICES_FILE, WORKER_FILE],
]

/** Folders that only the engine writes to: what is named by its content, the files of areas, and documents to print. */
export const OWN_FOLDERS: readonly string[] = ['assets', AREAS_FOLDER, PRINT_FOLDER]
