import { classNames } from '@flink/ui/play/class-names.ts';
import type { ComponentProps } from 'react';
import classes from './quiet-link.module.css';

/** A button that asks for no attention; on paper there is none. */
export const QuietLink = ({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) => (
  <button type="button" {...rest} className={classNames(classes.link, className)} />
);
