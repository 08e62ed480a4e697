interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly inside: Place | null;
}

/**
 * Where a text stands that PostgreSQL cannot keep: one with a NUL, or with half of a surrogate pair. Refused at the
 * door it is the sender's mistake; further in it would be a failure of ours. Not recursive: bodies nest deeply on purpose.
 */
export function unstorablePlace(data: unknown): string | null {
  const open: Place[] = [{ value: data, name: '', inside: null }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { value } = place;
    if (typeof value === 'string') {
      if (!isStorable(value)) return pathTo(place);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) return pathTo(place);
        open.push({ value: inner, name, inside: place });
      }
    }
  }
  return null;
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

function pathTo(place: Place): string {
  const names: string[] = [];
  for (let at: Place | null = place; at?.inside; at = at.inside) names.push(at.name);
  return names.reverse().join('.');
}
