/** `gone`: its days are over, or somebody whose rows it held was deleted. */
export const EXPORT_STATES = ['waiting', 'writing', 'stopped', 'ready', 'failed', 'gone'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** CSV for people, sheets for Excel, lines of JSON for programs: of one export, as one likes. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
