import { Tooltip } from '@mantine/core';
import { cloneElement, type ReactElement } from 'react';

interface AboutProps {
  /** Nothing is shown where there is none. */
  readonly text: string | undefined;
  readonly children: ReactElement<{ readonly 'aria-description'?: string | undefined }>;
}

/** What something means, shown under the pointer and to who comes to it by keyboard, and said to who does not see it. */
export const About = ({ text, children }: AboutProps) => (
  <Tooltip label={text} disabled={text === undefined}>
    {cloneElement(children, { 'aria-description': text })}
  </Tooltip>
);
