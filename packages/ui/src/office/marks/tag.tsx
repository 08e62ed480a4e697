import type { ReactNode } from 'react';
import classes from './tag.module.css';

/** A quiet fact about a thing: its language, its category. Not a state; a state is a pip. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>;
}
