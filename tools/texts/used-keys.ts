/** Literal keys in `t('…')`, `t(\`…\`)` without holes, and `title: '…'`-like data with a known first part. */
const LITERAL = /\bt\(\s*['"`]([\w.]+)['"`]/g;
const DATA =
  /(?<!AppError\(|code === )['"`]((?:title|area|adminGroup|audit|office|uiPlay|shell|signIn|web|play|manage)\.[A-Za-z][\w.]*)['"`]/g;
/** The text of a template for teams (game-kit: Template). */
const TEAM_HELP = /\bteamHelp: '([\w.]+)'/g;
/** A key made of a fixed head and a hole: everything below the head counts as used. */
const TEMPLATE = /\bt\(\s*`([\w.]+?)\$\{/g;
const TEMPLATE_DATA = /`((?:title|error|notice|adminGroup|office|uiPlay|resource|report)\.[\w.]*?)\$\{/g;

export interface UsedKeys {
  readonly keys: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
}

export function usedKeys(sources: readonly string[]): UsedKeys {
  const keys = new Set<string>();
  const heads = new Set<string>();
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(LITERAL)) keys.add(key);
    for (const pattern of [DATA, TEAM_HELP])
      for (const [, key = ''] of source.matchAll(pattern)) keys.add(key);
    for (const [, head = ''] of source.matchAll(TEMPLATE)) heads.add(head);
    for (const [, head = ''] of source.matchAll(TEMPLATE_DATA)) heads.add(head);
  }
  return { keys, heads };
}
