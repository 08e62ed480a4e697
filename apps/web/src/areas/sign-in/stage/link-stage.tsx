import type { ReactNode } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { SignInStage } from './sign-in-stage.tsx';

export interface LinkStageProps {
  /** What Fletcher says; without it he stays away, because the sheet has a picture of him. */
  readonly says?: string | undefined;
  readonly children: ReactNode;
}

/** Who comes by a link of a mail has one thing to do here, and no other way in is offered beside it. */
export function LinkStage({ says, children }: LinkStageProps) {
  const { config } = useCommonData();
  return (
    <SignInStage
      languages={config.registrationLocales}
      schoolSignIn={false}
      {...(says === undefined ? {} : { says })}
    >
      {children}
    </SignInStage>
  );
}
