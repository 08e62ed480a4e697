import { Bar } from '@flink/ui/play/bar.tsx';
import { Companion } from '@flink/ui/play/companion.tsx';
import { Logo } from '@flink/ui/play/logo.tsx';
import { Stage } from '@flink/ui/play/stage.tsx';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../../shared/play/language-choice.tsx';

export function SignInStage(props: {
  readonly languages: readonly string[];
  /** What Fletcher says; without it he stays away, because the sheet has a picture of him. */
  readonly says?: string;
  readonly children: ReactNode;
}) {
  return (
    <Stage
      bar={<Bar start={<Logo />} tools={<LanguageChoice codes={props.languages} />} />}
      companion={props.says && <Companion pose="happy" text={props.says} />}
    >
      {props.children}
    </Stage>
  );
}
