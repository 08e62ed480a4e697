import { Button } from '@flink/ui/play/buttons/button.tsx';
import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Bar } from '@flink/ui/play/scene/bar.tsx';
import { Logo } from '@flink/ui/play/scene/logo.tsx';
import { Stage } from '@flink/ui/play/scene/stage.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { LanguageChoice } from '../../../shared/play/language-choice.tsx';
import { useSchoolSignIn } from '../school/use-school-sign-in.ts';
import { Backgrounds } from './backgrounds.tsx';
import { HelpDialog } from './help-dialog.tsx';
import styles from './sign-in-stage.module.css';
import { StumbleContext } from './stumble.ts';

const RouterLinkButton = createLink(LinkButton);

export interface SignInStageProps {
  readonly languages: readonly string[];
  /** What Fletcher says; without it he stays away, because the sheet has a picture of him. */
  readonly says?: string;
  /** The center hides the phone (spec 1 §3, noSupportPhone). */
  readonly noPhone?: boolean;
  /** Whom families of the center call. */
  readonly phone?: string | undefined;
  readonly schoolSignIn?: boolean;
  /** Pictures of the organization, shown in turn. */
  readonly backgrounds?: readonly string[] | undefined;
  /** Where another family signs in. */
  readonly elsewhere?: string;
  readonly children: ReactNode;
}

/** What every way in shares: languages, help, school sign-in, a background that changes. */
export function SignInStage(props: SignInStageProps) {
  const { t } = useTexts();
  const { config } = useCommonData();
  const [helping, setHelping] = useState(false);
  const [stumbled, setStumbled] = useState(false);
  const stumble = useCallback(() => setStumbled(true), []);
  const school = useSchoolSignIn();
  const offersSchool = props.schoolSignIn ?? config.schoolSignIn;
  return (
    <>
      <Backgrounds pictures={props.backgrounds ?? []} />
      <Stage
        bar={
          <Bar
            start={<Logo />}
            tools={<LanguageChoice codes={props.languages} />}
            end={<RoundButton icon="help" label={t('signIn.help')} onClick={() => setHelping(true)} />}
          />
        }
        companion={
          props.says && (
            <div className={styles.companion}>
              <Companion
                pose={stumbled ? 'thinking' : 'happy'}
                text={stumbled ? t('signIn.onceMore') : props.says}
              />
            </div>
          )
        }
        foot={
          <div className={styles.ways} data-school={offersSchool && !props.elsewhere ? '' : undefined}>
            {props.elsewhere && (
              <RouterLinkButton to={props.elsewhere} icon="lock">
                {t('signIn.anotherFamily')}
              </RouterLinkButton>
            )}
            {offersSchool && !props.elsewhere && (
              <Button onClick={school.begin} busy={school.busy}>
                {t('signIn.school')}
              </Button>
            )}
          </div>
        }
      >
        <StumbleContext value={stumble}>{props.children}</StumbleContext>
      </Stage>
      {helping && (
        <HelpDialog noPhone={props.noPhone ?? false} phone={props.phone} onClose={() => setHelping(false)} />
      )}
    </>
  );
}
