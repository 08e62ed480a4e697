import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Place, placeName } from '../document/place.ts';
import { useEdited, useEditing } from '../editing.tsx';
import { useStringTokens } from '../texts/use-string-tokens.ts';
import classes from './control-frame.module.css';

/** What is wrong, in words; what is only worth a look has another sign. */
export function IssueWords({ issues }: { readonly issues: readonly ReviewedIssue[] }) {
  const { t } = useTexts();
  if (issues.length === 0) return null;
  return (
    <ul className={classes.issues}>
      {issues.map(({ code, severity, path, params }) => (
        <li key={`${code} ${placeName(path)}`} className={classes[severity]}>
          <Icon name={severity === 'error' ? 'alert-circle' : 'alert-triangle'} size={14} />
          <span>{t(`issue.${code}`, params)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is only worth a look, below a field that is not wrong. */
export const Warnings = ({ issues }: { readonly issues: readonly ReviewedIssue[] }) => (
  <IssueWords issues={issues.filter(({ severity }) => severity === 'warning')} />
);

/** The words for a field that is wrong, which has room for one line. */
export function useIssueText(issues: readonly ReviewedIssue[]): string | undefined {
  const { t } = useTexts();
  const first = issues.find(({ severity }) => severity === 'error');
  return first && t(`issue.${first.code}`, first.params);
}

/** What a person can be led to: not what Tab passes by, as the signs for less and more beside a number. */
export const FOCUSABLE =
  ':is(input:not([type="file"]), textarea, [contenteditable="true"], button, select):not(:disabled, [tabindex="-1"])';

const isText = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');

/** How many letters its text box takes. */
function longestIn(frame: HTMLElement): number {
  const control = frame.querySelector<HTMLElement>('input, textarea');
  return isText(control) && control.maxLength >= 0 ? control.maxLength : Number.POSITIVE_INFINITY;
}

/** Wishes that were met: who comes back to a tab by its arrows stays there. */
const led = new WeakSet<Place>();

/** Stands around a control: an issue's jump finds it here and puts the cursor into it, behind what is written there. */
export function ControlFrame(props: {
  readonly place: Place;
  /** What it stands in, where a jump there is meant for this control. */
  readonly first?: Place | undefined;
  /** False while what is open inside leads there itself. */
  readonly leads?: boolean | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Of a text: the language in which the house's texts take the place of their numbers. */
  readonly strings?: string | undefined;
}) {
  const { leads = true } = props;
  const { settle, leave } = useEditing();
  const frame = useRef<HTMLDivElement>(null);
  const name = placeName(props.place);
  const putStrings = useStringTokens(props.place, props.strings);
  const around = props.first && placeName(props.first);
  // The place itself: whoever asks for the same one again is led there again.
  const chosen = useEdited((editing) => {
    const there = editing.chosen && placeName(editing.chosen);
    return there === name || there === around ? editing.chosen : null;
  });

  useEffect(() => {
    const here = frame.current;
    if (!leads || chosen === null || here === null || led.has(chosen)) return;
    led.add(chosen);
    if (here.contains(document.activeElement)) return;
    here.scrollIntoView({ block: 'nearest' });
    const control = here.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
    if (isText(control)) control.setSelectionRange(control.value.length, control.value.length);
  }, [leads, chosen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its field was left.
    <div
      ref={frame}
      className={classNames(classes.frame, props.className)}
      data-field={name}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        settle();
        // Its own dialog was opened: its author is still at it.
        if (!event.relatedTarget?.closest('[aria-modal="true"]')) leave(props.place);
        void putStrings(longestIn(event.currentTarget));
      }}
    >
      {props.children}
    </div>
  );
}
