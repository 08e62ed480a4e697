import type { Field } from '@flink/contract/resources/kit/field.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { ActionMenu } from '@flink/ui/office/buttons/action-menu.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { SaveLine } from '@flink/ui/office/saving/save-line.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../../../shared/office/use-leave-guard.ts';
import { isViewing } from '../../../shared/session/session-store.ts';
import { FieldInput } from './fields/field-input.tsx';
import type { FieldInputProps } from './fields/field-props.ts';
import { otherLanguages } from './other-languages.ts';
import type { ManagedRow } from './resource-api.ts';
import classes from './resource-form.module.css';
import { StepButtons } from './step-buttons.tsx';
import { useDeleteRow } from './use-delete-row.tsx';
import { useManaged } from './use-managed.ts';
import { useRowDraft, type Values } from './use-row-draft.ts';
import { UsedIn } from './used-in.tsx';

const ConflictDialog = lazily(() => import('./conflict-dialog.tsx'));

/** What it would be drawn from, and the same of any other field of the form. */
type OwnField = (props: FieldInputProps, propsOf: (name: string) => FieldInputProps) => ReactNode;

/** Something beside the row that is saved with the same press. */
export interface SavedAlong {
  /** Names of what was changed in it. */
  readonly changed: readonly string[];
  readonly problem?: string | undefined;
  readonly sending: boolean;
  submit(): void;
  reset(): void;
}

export interface ResourceFormProps {
  readonly resource: Resource;
  /** Null for a new one. */
  readonly row: ManagedRow | null;
  /** What it is called at the head of the page, where that is not its title. */
  readonly title?: string | undefined;
  /** Fields that are drawn in a way of their own; null where another one draws it along. */
  readonly fields?: Readonly<Record<string, OwnField | null>>;
  /** Fields that take the whole width, although what they hold would not need it. */
  readonly wide?: readonly string[];
  /** Below the fields, for what is kept elsewhere than in the row; it may depend on what is entered. */
  readonly below?: ReactNode | ((values: Values) => ReactNode);
  /** Beside the fields, above "Used in"; it may depend on what is entered. */
  readonly beside?: ReactNode | ((values: Values) => ReactNode);
  /** Beside the fields, below "Used in". */
  readonly last?: ReactNode;
  /** Who uses the row without being one. */
  readonly usedBy?: string | undefined;
  /** More tables that lead to a row, by the name they are asked under. */
  readonly tables?: readonly string[];
  /** Buttons at the head of the page. */
  readonly actions?: ReactNode;
  readonly along?: readonly SavedAlong[];
  /** What a new one begins with. */
  readonly preset?: Values;
}

/** Creates and changes a row: pristine, submitting, success and failure, all from its fields (spec 3 §5.4). */
export function ResourceForm({
  resource,
  row,
  fields: own = {},
  wide = [],
  below,
  beside,
  last,
  usedBy,
  tables = [],
  actions,
  along = [],
  preset,
  ...named
}: ResourceFormProps) {
  const { t } = useTexts();
  const managed = useManaged(resource);
  const navigate = useNavigate();
  const deleteRow = useDeleteRow(resource, managed);
  const form = useRowDraft(resource, managed, row, preset);
  const { values, changedFields, issues, errors, sending, change, reset, submit } = form.draft;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [uploads, setUploads] = useState<readonly string[]>([]);
  // Who views as another sees the form as it is, and the server would refuse what they saved.
  const mayChange = managed.may(row ? 'edit' : 'create') && !isViewing;
  const title = named.title ?? (row ? String(row[resource.title]) : managed.newTitle);

  const changed = [
    ...changedFields.map((name) =>
      managed.labelIn(name, otherLanguages(resource.fields[name], values[name], form.draft.kept[name])),
    ),
    ...along.flatMap((part) => part.changed),
  ];

  useLeaveGuard(changed.length > 0, managed.listed(changed));

  const wrong = Object.keys(issues)[0];
  const refused = Object.keys(errors).find((place) => !(place in issues));
  const page = useFocusOnRefused(sending, refused);
  const said = (place: string, words: string | undefined) =>
    t('manage.problem', { field: managed.labelIn(...placeIn(resource, place)), words: words ?? '' });
  const links = row?.links ?? {};
  const alongProblem = along.find((part) => part.problem !== undefined)?.problem;
  // Saved without the file, the row would look complete.
  const uploading = uploads[0] === undefined ? undefined : said(uploads[0], t('manage.stillUploading'));
  const problem = wrong === undefined ? (alongProblem ?? uploading) : said(wrong, issues[wrong]);
  // The line leads to the field of which it tells; a part beside the row says itself where it is.
  const shownAt = wrong ?? (alongProblem === undefined ? refused : undefined);

  const propsOf = (name: string): FieldInputProps => {
    const field = resource.fields[name];
    if (!field) throw new Error(`${resource.name} has no field ${name}.`);
    const error = errors[name] ?? (touched.has(name) ? issues[name] : undefined);
    const hint = managed.hint(name);
    return {
      label: managed.label(name),
      field,
      value: values[name],
      called: values[name] === row?.[name] ? calledIn(row, name) : undefined,
      kept: row ? form.draft.kept[name] : undefined,
      says: values[resource.spoken?.[name] ?? ''],
      onChange: (value) => change({ [name]: value }),
      option: (value) => managed.option(name, value),
      errorAt: (part) => errors[`${name}.${part}`] ?? issues[`${name}.${part}`],
      files: {
        links,
        upload: async (file, onProgress, signal) => {
          setUploads((before) => [...before, name]);
          try {
            return await managed.api.upload(name, file, onProgress, signal);
          } finally {
            setUploads((before) => before.toSpliced(before.indexOf(name), 1));
          }
        },
        speak: (wish) => managed.api.speak({ ...wish, field: name }),
      },
      required: field.optional !== true && !NEVER_REQUIRED.has(field.kind),
      disabled: !mayChange || (row !== null && resource.fixed?.includes(name) === true),
      ...(error ? { error } : {}),
      ...(hint ? { hint } : {}),
    };
  };

  const inputOf = ([name, field]: [string, Field]) => {
    const drawn = own[name];
    if (drawn === null) return null;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the field inside
      <div
        key={name}
        data-field={name}
        className={classNames(
          field.kind === 'onOff' ? classes.switch : (isWide(field) || wide.includes(name)) && classes.wide,
        )}
        onBlur={() => setTouched((before) => new Set(before).add(name))}
      >
        {drawn ? drawn(propsOf(name), propsOf) : <FieldInput {...propsOf(name)} />}
      </div>
    );
  };

  return (
    <Page
      form
      foot={
        (mayChange || along.length > 0) && (
          <SaveLine
            changed={changed}
            {...(problem && changed.length > 0 ? { problem } : {})}
            refused={refused && said(refused, errors[refused])}
            onShow={shownAt === undefined ? undefined : () => focusField(page.current, fieldOf(shownAt))}
            sending={sending || along.some((part) => part.sending)}
            onSave={() => {
              if (changedFields.length > 0) submit();
              for (const part of along) if (part.changed.length > 0) part.submit();
            }}
            onReset={() => {
              reset();
              for (const part of along) part.reset();
            }}
          />
        )
      }
    >
      <PageHead
        title={title}
        crumbs={[{ href: managed.href, label: managed.title }]}
        actions={
          <>
            {row && <StepButtons managed={managed} tables={[resource.name, ...tables]} id={row._id} />}
            {actions}
            {row && !row.isProtected && managed.may('delete') && (
              <ActionMenu
                label={t('office.table.more', { name: title })}
                actions={[
                  {
                    label: t('manage.delete'),
                    icon: 'trash',
                    bad: true,
                    onSelect: async () => {
                      if (await deleteRow(row)) await navigate({ to: managed.href, ignoreBlocker: true });
                    },
                  },
                ]}
              />
            )}
          </>
        }
      />
      {!mayChange && (
        <StatePip tone="still">{t(isViewing ? 'error.viewing.readOnly' : 'manage.onlyLooking')}</StatePip>
      )}
      <div ref={page} className={classes.columns}>
        <div className={classes.main}>
          <Card>
            <div className={classes.fields}>{Object.entries(resource.fields).map(inputOf)}</div>
          </Card>
          {typeof below === 'function' ? below(values) : below}
        </div>
        <div className={classes.side}>
          {typeof beside === 'function' ? beside(values) : beside}
          {row && (
            <UsedIn
              managed={managed}
              id={row._id}
              also={usedBy ?? (row.isProtected ? t('manage.neededByFlink') : undefined)}
            />
          )}
          {last}
        </div>
      </div>
      {form.theirs && (
        <Suspense fallback={null}>
          <ConflictDialog
            resource={resource}
            managed={managed}
            base={form.draft.kept}
            mine={values}
            theirs={form.theirs}
            onClose={() => form.settle()}
            onSave={(merged) => form.settle(merged)}
          />
        </Suspense>
      )}
    </Page>
  );
}

function focusField(page: HTMLElement | null, name: string): void {
  const field = page?.querySelector(`[data-field="${name}"]`);
  const wrong = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? field?.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]'))?.focus();
}

/** What the server has refused is where somebody goes on, also who does not see it. */
function useFocusOnRefused(sending: boolean, refused: string | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    if (!sending && sent.current && refused !== undefined) focusField(page.current, fieldOf(refused));
    sent.current = sending;
  }, [sending, refused]);
  return page;
}

/** Of `names.es`, `names`. */
const fieldOf = (place: string): string => place.split('.')[0] ?? place;

/** Of `names.es`, `names` and Spanish; the parts of other fields have no names. */
function placeIn({ fields }: Resource, place: string): [field: string, languages: readonly string[]] {
  const [name = place, part] = place.split('.');
  return [name, part !== undefined && fields[name]?.kind === 'perLocale' ? [part] : []];
}

/** A row says beside `regionId` what that is called as `regionName`: who may not open the region reads its name there. */
function calledIn(row: ManagedRow | null, field: string): string | undefined {
  const name = field.endsWith('Id') ? row?.[`${field.slice(0, -2)}Name`] : undefined;
  return typeof name === 'string' ? name : undefined;
}

const NEVER_REQUIRED = new Set<Field['kind']>(['onOff', 'references', 'files']);
const WIDE = new Set<Field['kind']>(['perLocale', 'files', 'file', 'references', 'structure', 'choices']);

const isWide = (field: Field): boolean =>
  WIDE.has(field.kind) || (field.kind === 'text' && field.lines === true);
