import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './answer-list.module.css';

export interface AnswerListProps extends ComponentProps<'ul'> {
  /** Among the answers are sentences: where they cannot all be seen at once, the list moves, and the page stays. */
  readonly long: boolean;
}

/** The cards to choose from. Give it the problem as its key, so that the next one begins at the top. */
export function AnswerList({ long, className, ...rest }: AnswerListProps) {
  return <ul className={classNames(className, long && styles.long)} {...rest} />;
}
