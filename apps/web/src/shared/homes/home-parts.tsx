import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import { greeting } from '../office/greeting.ts';
import { useSession } from '../session/session-store.ts';
import classes from './home.module.css';

interface HomeHeadProps {
  /** Where one is, and what matters most. */
  readonly sentence?: ReactNode;
  readonly actions?: ReactNode;
}

export function HomeHead({ sentence, actions }: HomeHeadProps) {
  const texts = useTexts();
  const name = useSession()?.user.firstname ?? '';
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <h1 className={classes.title}>{greeting(texts, new Date().getHours(), name)}</h1>
        {sentence && <p className={classes.sentence}>{sentence}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

export const HomeGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.home}>{children}</div>
);

export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.columns}>{children}</div>
);

export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.figures}>{children}</div>
);

interface FigureTileProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** The list or report that shows what is counted; nothing to open where nothing is. */
  readonly href?: string | undefined;
  readonly tone?: 'warn' | 'bad' | undefined;
}

export function FigureTile({ label, value, note, href, tone }: FigureTileProps) {
  const Link = useLink();
  const content = (
    <>
      <span className={classes.label}>
        {label}
        {href && <Icon name="chevron-right" size={16} />}
      </span>
      <span className={classes.value}>{value}</span>
      {note && <span className={classes.note}>{note}</span>}
    </>
  );
  const className = classNames(classes.figure, tone && classes[tone]);
  return href ? (
    <Link href={href} className={className}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}

interface ListRow {
  readonly key: string;
  readonly name: string;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  readonly href?: string | undefined;
}

interface ListCardProps {
  readonly title: string;
  /** Of all of them; as many as the rows when not said. */
  readonly total?: number;
  readonly rows: readonly ListRow[];
  /** Where all of them are. */
  readonly all?: string | undefined;
  /** Instead of rows: why there are none, or what to do next. */
  readonly empty: string;
  readonly emptyActions?: ReactNode;
}

export function ListCard({ title, total, rows, all, empty, emptyActions }: ListCardProps) {
  const { t } = useTexts();
  const Link = useLink();
  const count = total ?? rows.length;
  return (
    <Card title={title} aside={count > 0 && <Count value={count} />} padded={false}>
      {rows.length === 0 ? (
        <div className={classes.empty}>
          <p>{empty}</p>
          {emptyActions && <div className={classes.emptyActions}>{emptyActions}</div>}
        </div>
      ) : (
        <ul className={classes.list}>
          {rows.map((row) => (
            <li key={row.key}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      )}
      {all && count > rows.length && (
        <div className={classes.foot}>
          <Link href={all} className={classes.all}>
            {t('home.showAll', { count })}
          </Link>
        </div>
      )}
    </Card>
  );
}

function Row({ row: { name, note, end, href } }: { readonly row: ListRow }) {
  const Link = useLink();
  const content = (
    <>
      <span className={classes.rowWords}>
        <span className={classes.rowName} dir="auto">
          {name}
        </span>
        {note && <span className={classes.rowNote}>{note}</span>}
      </span>
      {end && <span className={classes.rowEnd}>{end}</span>}
      {href && <Icon name="chevron-right" />}
    </>
  );
  return href ? (
    <Link href={href} className={classes.row}>
      {content}
    </Link>
  ) : (
    <div className={classes.row}>{content}</div>
  );
}

/** Something that keeps others from working, with the way to mend it. */
export const Notice = ({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className={classes.notice} role="note">
    <p>{children}</p>
    {action}
  </div>
);
