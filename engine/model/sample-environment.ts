/** What a sample talks to while it runs. */
export interface SampleSetting {
  /** Variables of the sample's process. */
  readonly variables: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** How the samples of a site are run. */
export interface SampleEnvironment {
  /** Address of a module that Node loads before each sample. */
  readonly preload?: string
  /**
   * Prepares a run, such as by starting an imitation of a server.
   * @param file the sample, below `content/snippets/`
   */
  start(file: string): Promise<SampleSetting>
}
