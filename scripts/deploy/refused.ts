/** A deploy that is not done; the message says why, and what to do. */
export class DeployRefused extends Error {
  /** @param fix what to do about it. */
  constructor(reason: string, fix: string) {
    super(`${reason}\n    fix: ${fix}`)
    this.name = 'DeployRefused'
  }
}
