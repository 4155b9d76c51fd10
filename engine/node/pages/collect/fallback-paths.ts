import { OFFLINE_NAME } from '#model/offline.ts'
import { AREAS_PATH } from '#model/sidebar.ts'

/** Name of the file that answers unknown paths below its folder. */
export const NOT_FOUND_NAME = '404'

/** Whether a page stands for others, such as unknown ones or those that are not kept offline, and so is not listed anywhere. */
export function isFallbackPage(sitePath: string): boolean {
  return (
    sitePath.endsWith(`/${NOT_FOUND_NAME}`) ||
    sitePath === `/${OFFLINE_NAME}` ||
    sitePath === AREAS_PATH
  )
}
