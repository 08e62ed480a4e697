import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '../../../../../shared/moment.ts';
import { officeApi } from '../../../../../shared/office/office-api.ts';
import { PrintCards } from './code-cards.tsx';
import classes from './codes-panel.module.css';

type Code = ReplyOf<Calls['unusedCodes']>['data'][number];

interface CodesPanelProps {
  readonly centerId: string;
  readonly centerName: string;
  readonly mayMake: boolean;
  /** The one that is looked at; else the first that the center may give. */
  readonly productId?: string;
}

const STEP = 100;
/** Where `Print cards` leads. */
const ANCHOR = 'codes';

/** Codes of a center, free and activated, and new ones (spec 3 §7.6). */
export default function CodesPanel({ centerId, centerName, mayMake, productId }: CodesPanelProps) {
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The panel comes after the page: by then the browser has looked for its anchor.
    if (location.hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, []);
  const [shown, setShown] = useState('all');
  const free = useCodes('unusedCodes', centerId);
  const activated = useCodes('activatedCodes', centerId);
  const lists = [...(shown === 'activated' ? [] : [free]), ...(shown === 'free' ? [] : [activated])];
  const failed = lists.find(({ isError }) => isError);
  const freeCount = free.data?.pages[0]?.total ?? 0;
  const activatedCount = activated.data?.pages[0]?.total ?? 0;
  const rows = lists.flatMap(codesIn);
  const more = lists.filter(({ hasNextPage }) => hasNextPage);
  return (
    <section
      id={ANCHOR}
      ref={section}
      className={classes.panel}
      aria-label={t('codes.of', { name: centerName })}
    >
      <header className={classes.head}>
        <h2>{t('codes.of', { name: centerName })}</h2>
        <p>{t('codes.sum', { activated: activatedCount, free: freeCount })}</p>
        <SegmentedField
          label={t('codes.which')}
          value={shown}
          options={[
            { value: 'all', label: t('codes.all', { n: freeCount + activatedCount }) },
            { value: 'free', label: t('codes.free', { n: freeCount }) },
            { value: 'activated', label: t('codes.activated', { n: activatedCount }) },
          ]}
          onChange={setShown}
        />
      </header>
      <ul className={classes.list}>
        {rows.map((code) => (
          <CodeRow key={code._id} code={code} />
        ))}
        {rows.length === 0 && lists.every(({ isSuccess }) => isSuccess) && (
          <li className={classes.none}>{t('codes.none')}</li>
        )}
        {failed && (
          <li className={classes.none} role="alert">
            <p>{failed.error?.message}</p>
            <Button onClick={() => void failed.refetch()}>{t('office.empty.tryAgain')}</Button>
          </li>
        )}
        {more.length > 0 && (
          <li className={classes.none}>
            <Button
              loading={more.some(({ isFetchingNextPage }) => isFetchingNextPage)}
              onClick={() => void Promise.all(more.map((list) => list.fetchNextPage()))}
            >
              {t('codes.more')}
            </Button>
          </li>
        )}
      </ul>
      {freeCount > 0 && <PrintCards codes={codesIn(free)} centerName={centerName} />}
      {mayMake && <NewCodes centerId={centerId} {...(productId ? { productId } : {})} />}
    </section>
  );
}

const useCodes = (call: 'unusedCodes' | 'activatedCodes', centerId: string) =>
  useInfiniteQuery({
    queryKey: ['codes', centerId, call],
    queryFn: ({ signal, pageParam: page }) =>
      officeApi(call, { params: { id: centerId }, query: { page, limit: STEP } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * STEP < total ? pages.length + 1 : undefined),
    retry: false,
  });

const codesIn = ({ data }: ReturnType<typeof useCodes>): readonly Code[] =>
  data?.pages.flatMap((page) => page.data) ?? [];

export function useCopyCode() {
  const { t } = useTexts();
  const toasts = useToasts();
  return async (code: string) => {
    // A page that did not come by a safe line has no clipboard, and somebody may refuse it.
    try {
      await navigator.clipboard.writeText(code);
      toasts.show({ message: t('codes.copied', { code }) });
    } catch {
      toasts.show({ message: t('codes.notCopied', { code }), tone: 'bad' });
    }
  };
}

function CodeRow({ code }: { readonly code: Code }) {
  const { t, locale } = useTexts();
  const copy = useCopyCode();
  return (
    <li className={classes.code}>
      <div>
        <code>{code.code}</code>
        <span>
          {code.activatedAt ? (code.familyName ?? t('codes.aFamily')) : code.title || code.productName}
        </span>
      </div>
      {code.activatedAt ? (
        <span>{dayText(code.activatedAt, locale)}</span>
      ) : (
        <>
          <StatePip tone="ok" inTable>
            {t('codes.isFree')}
          </StatePip>
          <IconButton
            icon="copy"
            inRow
            label={t('codes.copy', { code: code.code })}
            onClick={() => void copy(code.code)}
          />
        </>
      )}
    </li>
  );
}

/** At once. */
const MAX_CODES = 500;

/** Makes codes of a center and says how many plans are left for them. */
export function NewCodes({
  centerId,
  productId,
}: {
  readonly centerId: string;
  readonly productId?: string;
}) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [number, setNumber] = useState<number | null>(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const products = useQuery({
    queryKey: ['assignedProducts', centerId],
    // Kept for the forms of families and teachers too, as it was answered.
    queryFn: ({ signal }) => officeApi('assignedProducts', { params: { id: centerId } }, { signal }),
    retry: false,
  });
  const known = products.data?.data ?? [];
  const isTooMany = number !== null && (number < 1 || number > MAX_CODES);
  const product = known.find(({ _id }) => _id === (chosen ?? productId)) ?? known[0];
  const making = useMutation({
    mutationFn: () =>
      officeApi('generateCodes', {
        body: { learningCenterId: centerId, productId: product?._id ?? '', title, number: number ?? 1 },
      }),
    networkMode: 'always',
    onSuccess: async ({ data }) => {
      toasts.show({ message: t('codes.made', { count: data.length }) });
      setTitle('');
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['codes', centerId] }),
        queries.invalidateQueries({ queryKey: ['table', 'codes'] }),
      ]);
    },
    onError: (error) => dialogs.error({ message: error.message }),
  });
  if (products.isSuccess && known.length === 0) return <p className={classes.none}>{t('codes.noProduct')}</p>;
  return (
    <div className={classes.foot}>
      {known.length > 1 && (
        <SelectField
          label={t('codes.product')}
          value={product?._id ?? null}
          options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={setChosen}
        />
      )}
      <div className={classes.pair}>
        <TextField label={t('codes.title')} value={title} maxLength={100} onChange={setTitle} />
        <NumberField
          label={t('codes.number')}
          value={number}
          onChange={setNumber}
          {...(isTooMany ? { error: t('error.request.outOfRange') } : {})}
        />
      </div>
      {product?.left !== null && product !== undefined && (
        <p className={classes.left}>{t('codes.left', { count: product.left ?? 0 })}</p>
      )}
      <Button
        variant="primary"
        loading={making.isPending}
        disabled={number === null || isTooMany || product === undefined}
        onClick={() => making.mutate()}
      >
        {t('codes.make', { count: number ?? 1 })}
      </Button>
    </div>
  );
}
