/** What each tool is asked where it only has to answer, by its name. */
export const callsOfAllTools: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  list_pages: { below: '/api' },
  search: { query: 'voting power' },
  read_page: { page: '/quickstart' },
  look_up: { query: 'router arbitrum' },
  explain_error: { code: '422-03' },
  list_operations: {},
  describe_operation: { id: 'quote' },
}
