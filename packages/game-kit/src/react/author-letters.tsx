import type { CSSProperties, ReactNode } from 'react';
import { authorType } from '../model/text/author-type.ts';

export interface AuthorLettersProps {
  /** Of the activity, or of a problem that has its own. */
  readonly options: unknown;
  /** Custom properties for their size, where the game leaves that to its author. */
  readonly sizes?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The letters that the author chose for the words of the game; what stands around it keeps those of the house. */
export function AuthorLetters({ options, sizes, children }: AuthorLettersProps) {
  const type = authorType(options);
  return (
    <div style={{ display: 'contents', ...type } as CSSProperties}>
      <div style={{ display: 'contents', ...reading(type), ...sizes } as CSSProperties}>{children}</div>
    </div>
  );
}

/** Named one element further in: a property that named itself would be void. */
const reading = (type: ReturnType<typeof authorType>) =>
  type?.['--author-font'] ? { '--font-read': 'var(--author-font)' } : {};
