import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { Taker } from './line-takers.ts';

const LINES = 3;

/** Two questions as somebody would write them, for the fields of this template. */
export function exampleOf(takers: readonly Taker[], labelOf: (name: string) => string, t: Translate): string {
  const question = takers.flatMap((taker, index) => linesOf(taker, index === takers.length - 1)).join('\n');
  return `${question}\n\n${question}\n`;

  function linesOf(taker: Taker, isLast: boolean): readonly string[] {
    const label = labelOf(taker.name);
    switch (taker.form) {
      case 'masked':
        return [t(`make.import.sample.${taker.unit}`)];
      case 'marked':
        return [t('make.import.sample.marked')];
      case 'pairs':
        return t('make.import.sample.pairs').split('\n');
      case 'group':
        return [t(`make.import.sample.${Object.values(taker.fields).some(isLater) ? 'classes' : 'stem'}`)];
      case 'texts':
        return isLast ? numbered(label) : [numbered(label).join(', ')];
      case 'pieces':
      case 'boxes':
        return isLast ? numbered(label) : [label];
      default:
        return [label];
    }
  }
}

const numbered = (label: string): readonly string[] =>
  Array.from({ length: LINES }, (_none, index) => `${label} ${index + 1}`);

/** A group that ends with a text of its own names the right one of its rows there. */
const isLater = (
  field: { readonly kind: string },
  index: number,
  all: readonly { readonly kind: string }[],
) => index > 0 && field.kind === 'text' && all[index - 1]?.kind === 'rows';
