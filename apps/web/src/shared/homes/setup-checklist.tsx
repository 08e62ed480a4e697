import type { Setup } from '@flink/contract/entities/home.ts';
import { SETUP_STEPS, type SetupStep } from '@flink/contract/rules/setup-steps.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createAddress } from '../office/create-address.ts';
import { officeApi } from '../office/office-api.ts';
import classes from './setup-checklist.module.css';
import { LibraryButton } from './starter-library.tsx';
import { HOME_KEY } from './use-role-home.ts';

const HOME = '/admin/my-account';

const isDone = ({ done }: Setup): boolean => SETUP_STEPS.every((step) => done[step]);

/** What a step's form needs from the steps before it. */
const NEEDS: Readonly<Partial<Record<SetupStep, readonly SetupStep[]>>> = {
  center: ['organization'],
  staff: ['center'],
  family: ['center', 'product'],
};

function formOf(step: SetupStep, { organizationId, productId, centerId }: Setup): string | null {
  switch (step) {
    case 'organization':
      return createAddress('master-organizations', { plansType: 'DEFAULT', currencyIsoCode: 'USD' }, HOME);
    case 'center':
      return createAddress('learning-centers', { masterOrganizationId: organizationId, productId }, HOME);
    case 'staff':
      return createAddress('teachers', { learningCenterId: centerId }, HOME);
    case 'family':
      return createAddress('families', { learningCenterId: centerId }, HOME);
    case 'product':
      return null;
  }
}

function useHideSetup() {
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (hidden: boolean) => officeApi('hideSetup', { body: { hidden } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: HOME_KEY }),
    onError: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
}

/** Brings the checklist back after it was hidden. */
export function ShowSetup({ setup }: { readonly setup: Setup }) {
  const { t } = useTexts();
  const hide = useHideSetup();
  if (!setup.isHidden) return null;
  return (
    <Button icon="list-check" loading={hide.isPending} onClick={() => hide.mutate(false)}>
      {t('home.setup.show')}
    </Button>
  );
}

/** From an empty installation to a family that can play; ticked by what is there. */
export function SetupChecklist({ setup }: { readonly setup: Setup }) {
  const { t } = useTexts();
  const hide = useHideSetup();
  if (setup.isHidden) return null;
  const next = SETUP_STEPS.find(
    (step) => !setup.done[step] && (NEEDS[step] ?? []).every((needed) => setup.done[needed]),
  );
  return (
    <Card
      title={isDone(setup) ? t('home.setup.done') : t('home.setup.title')}
      aside={
        <Button variant="quiet" loading={hide.isPending} onClick={() => hide.mutate(true)}>
          {t('home.setup.hide')}
        </Button>
      }
      padded={false}
    >
      {!isDone(setup) && (
        <ol>
          {SETUP_STEPS.map((step) => (
            <Step key={step} step={step} setup={setup} isNext={step === next} />
          ))}
        </ol>
      )}
      {isDone(setup) && setup.centerUrl !== null && (
        <p className={classes.ready}>
          {t('home.setup.signInAt')}{' '}
          <a href={`/${setup.centerUrl}`}>{`${location.origin}/${setup.centerUrl}`}</a>
        </p>
      )}
    </Card>
  );
}

interface StepProps {
  readonly step: SetupStep;
  readonly setup: Setup;
  readonly isNext: boolean;
}

function Step({ step, setup, isNext }: StepProps) {
  const { t } = useTexts();
  const done = setup.done[step] ?? false;
  const missing = (NEEDS[step] ?? []).filter((needed) => !setup.done[needed]);
  const form = formOf(step, setup);
  return (
    <li className={classNames(classes.step, done && classes.done)}>
      <span className={classes.mark}>
        <Icon name={done ? 'circle-check' : 'circle-dashed'} size={22} />
        <VisuallyHidden>{done ? t('home.setup.isDone') : t('home.setup.isOpen')}</VisuallyHidden>
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`home.setup.${step}`)}</span>
        <span className={classes.hint}>
          {missing.length > 0
            ? t('home.setup.after', { steps: missing.map((needed) => t(`home.setup.${needed}`)).join(', ') })
            : t(`home.setup.${step}Hint`)}
        </span>
      </span>
      {!done && missing.length === 0 && (
        <span className={classes.action}>
          {form === null ? (
            <LibraryButton library={setup.library} isNext={isNext} />
          ) : (
            <LinkButton variant={isNext ? 'primary' : 'line'} icon="plus" href={form}>
              {t(`home.setup.${step}Action`)}
            </LinkButton>
          )}
        </span>
      )}
    </li>
  );
}
