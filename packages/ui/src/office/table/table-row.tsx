import { Checkbox, Tooltip } from '@mantine/core';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { ActionMenu } from '../buttons/action-menu.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { useLink } from '../buttons/link.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './data-table.module.css';
import type { RowParts } from './table-parts.ts';
import own from './table-row.module.css';

export interface TableRowProps<Row> extends RowParts<Row> {
  readonly row: Row;
  readonly pick: { readonly chosen: boolean; readonly onChange: (chosen: boolean) => void } | null;
}

function RowActions<Row>({ row, name, onEdit, menu, isProtected }: TableRowProps<Row>) {
  const { t } = useTexts();
  const words = { name: name.name(row) };
  const actions = menu?.(row) ?? [];
  return (
    <div className={own.acts}>
      {onEdit && (
        <IconButton
          inRow
          icon="pencil"
          label={t('office.table.edit', words)}
          data-control="edit"
          onClick={() => onEdit(row)}
        />
      )}
      {isProtected?.(row) && actions.length === 0 ? (
        <Tooltip label={t('office.table.protected')}>
          <span className={own.lock} role="img" aria-label={t('office.table.protected')}>
            <Icon name="lock" size={17} />
          </span>
        </Tooltip>
      ) : (
        actions.length > 0 && <ActionMenu inRow label={t('office.table.more', words)} actions={actions} />
      )}
    </div>
  );
}

function RowName<Row>({ row, name }: Pick<TableRowProps<Row>, 'row' | 'name'>) {
  const Link = useLink();
  const words = name.name(row);
  const second = name.second?.(row);
  return (
    <div className={own.who}>
      {name.picture?.(row)}
      <div className={own.names}>
        {name.href ? (
          <Link className={own.name} href={name.href(row)} title={words} data-control="name">
            {name.drawn?.(row) ?? words}
          </Link>
        ) : (
          <span className={own.name} title={words}>
            {words}
          </span>
        )}
        {second && <span className={own.second}>{second}</span>}
      </div>
    </div>
  );
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, name, pick, onEdit, menu, isProtected, isPickable } = props;
  const { t } = useTexts();
  return (
    <tr className={classNames(pick?.chosen && classes.chosen)}>
      {pick && (
        <td className={classes.pick}>
          <Checkbox
            aria-label={t('office.table.select', { name: name.name(row) })}
            checked={pick.chosen}
            disabled={isPickable ? !isPickable(row) : isProtected?.(row)}
            data-control="pick"
            onChange={(event) => pick.onChange(event.currentTarget.checked)}
          />
        </td>
      )}
      <td className={classes.first}>
        <RowName row={row} name={name} />
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          data-head={column.header}
          className={classNames(
            column.align && classes.end,
            column.minor && classes.minor,
            column.quiet && classes.sub,
          )}
        >
          <div className={own.cell}>{column.cell(row)}</div>
        </td>
      ))}
      {(onEdit || menu) && (
        <td className={classes.actions}>
          <RowActions {...props} />
        </td>
      )}
    </tr>
  );
}
