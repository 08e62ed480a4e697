export interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  readonly lastModified: Date;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

interface Group {
  /** The object's key, or the common prefix of all keys below a folder. */
  readonly name: string;
  readonly object: StoredObject | null;
}

function groups(objects: ReadonlyMap<string, StoredObject>, prefix: string, delimiter: string): Group[] {
  const found = new Map<string, StoredObject | null>();
  for (const [key, object] of objects) {
    if (!key.startsWith(prefix)) continue;
    const cut = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (cut < 0) found.set(key, object);
    else found.set(key.slice(0, cut + delimiter.length), null);
  }
  return [...found].map(([name, object]) => ({ name, object })).sort((a, b) => byBytes(a.name, b.name));
}

function groupXml({ name, object }: Group): string {
  if (object === null) return `<CommonPrefixes><Prefix>${xmlText(name)}</Prefix></CommonPrefixes>`;
  const { lastModified, etag, body } = object;
  return `<Contents><Key>${xmlText(name)}</Key><LastModified>${lastModified.toISOString()}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${body.length}</Size></Contents>`;
}

/** The answer to ListObjectsV2, or null for a continuation token that was not given out. */
export function listingXml(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
): string | null {
  const token = query.get('continuation-token');
  const after = token === null ? null : Buffer.from(token, 'base64').toString();
  if (token !== null && Buffer.from(after ?? '').toString('base64') !== token) return null;
  const all = groups(objects, query.get('prefix') ?? '', query.get('delimiter') ?? '');
  const rest = all.filter(({ name }) => after === null || byBytes(name, after) > 0);
  const page = rest.slice(0, Math.min(1000, Number(query.get('max-keys') ?? 1000)));
  const last = page.at(-1);
  const next =
    last && rest.length > page.length
      ? `<NextContinuationToken>${Buffer.from(last.name).toString('base64')}</NextContinuationToken>`
      : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${page.map(groupXml).join('')}</ListBucketResult>`;
}
