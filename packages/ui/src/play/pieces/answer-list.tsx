import { type ComponentProps, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useAnswerKeys } from './answer-keys.ts';
import styles from './answer-list.module.css';

export interface AnswerListProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  readonly ref?: RefObject<HTMLUListElement | null>;
  /** Among the answers are sentences: where they cannot all be seen at once, the list moves, and the page stays. */
  readonly long: boolean;
}

/**
 * The cards to choose from, by touch, by their letters or by their numbers. Give it the problem as its key, so that the
 * next one begins at the top.
 */
export function AnswerList({ ref, long, className, ...rest }: AnswerListProps) {
  const own = useRef<HTMLUListElement>(null);
  const list = ref ?? own;
  useAnswerKeys(list);
  return <ul ref={list} className={classNames(className, long && styles.long)} {...rest} />;
}
