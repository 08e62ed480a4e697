import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { ActionMenu, type MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Tag } from '@flink/ui/office/marks/tag.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';
import { CategoriesDialog } from '../categories/categories-dialog.tsx';
import { categoryWords } from '../lists/category-words.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { NoScope } from '../lists/no-scope.tsx';
import { gamesAddress } from './list-address.ts';
import type { ListDraft } from './list-draft.ts';
import classes from './wordlists.module.css';
import { lacksOfList } from './words/what-is-missing.ts';

interface ListHeadProps {
  readonly draft: ListDraft;
  readonly list: Wordlist;
  /** What keeps it from general use. */
  readonly issues: readonly string[];
  /** How many words are written, how many of them the database has, and how many it does not have. */
  readonly written: number;
  readonly foundWords: number;
  readonly missingWords: number;
  /** The words as the server has them, in the language of the draft. */
  readonly shown: Wordlist;
  readonly common: MakeCommon;
  readonly mayEdit: boolean;
  /** The games stand beside the words: no button leads to them. */
  readonly hasGamesBeside: boolean;
  readonly sign: ReactNode;
  readonly actions: readonly MenuAction[];
  readonly onChange: (draft: ListDraft) => void;
  readonly onImport: () => void;
  readonly onDeleteAll: () => void;
  readonly onRecord: (() => void) | undefined;
  readonly onMissing: () => void;
  readonly onMakeWords: (() => void) | undefined;
  /** The games of the list follow its words; undefined where that is not theirs to do. */
  readonly onAnew: (() => void) | undefined;
}

/** Name, language and categories of a list, and what can be done with all of its words. */
export function ListHead(props: ListHeadProps) {
  const { draft, issues, written, foundWords, missingWords, shown, common, mayEdit, onChange } = props;
  const { t } = useTexts();
  const [isSorting, setSorting] = useState(false);
  const paths = draft.educationalCategories.flatMap((set) => {
    const words = categoryWords(common.scopes, set);
    return words ? [words.join(' › ')] : [];
  });
  const foreign = draft.educationalCategories.length - paths.length;
  const lacking = lacksOfList(shown, []).filter(({ lacks }) => lacks.length > 0).length;
  const said: Readonly<Record<string, string>> = {
    'wordlists.nameRequired': t('error.wordlists.nameRequired'),
    'wordlists.categoriesRequired': t('error.wordlists.categoriesRequired'),
    'wordlists.tooFewWords': t('error.wordlists.tooFewWords'),
  };
  return (
    <header className={classes.head}>
      <div className={classes.nameLine}>
        <div className={classes.name}>
          <TextField
            label={t('make.name')}
            value={draft.name}
            maxLength={200}
            disabled={!mayEdit}
            language={draft.locale}
            onChange={(name) => onChange({ ...draft, name })}
          />
        </div>
        <div className={classes.language}>
          <SelectField
            label={t('make.wordlists.language')}
            searchable
            disabled={!mayEdit}
            value={draft.locale}
            onChange={(locale) => locale && onChange({ ...draft, locale })}
            options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
          />
        </div>
        <div className={classes.sign}>
          {props.sign}
          <ActionMenu label={t('make.wordlists.more', { name: draft.name })} actions={props.actions} />
        </div>
      </div>
      <div className={classes.tags}>
        {paths.map((path) => (
          <Tag key={path}>{path}</Tag>
        ))}
        {foreign > 0 && <Tag>{t('make.foreignCategories', { count: foreign })}</Tag>}
        {draft.educationalCategories.length === 0 && <Tag>{t('make.noCategories')}</Tag>}
        {props.list.shipped && <Tag>{t('make.wordlists.ofTheLibrary')}</Tag>}
        {props.list.activityCount > 0 && (
          <Tag>{t('make.wordlists.madeOfIt', { count: props.list.activityCount })}</Tag>
        )}
        {props.list.wasChanged && props.list.activityCount > 0 && (
          <StatePip tone="info">{t('make.wordlists.changedSince')}</StatePip>
        )}
        {mayEdit && common.scopes.length > 0 && (
          <Button variant="quiet" icon="pencil" onClick={() => setSorting(true)}>
            {t('make.sets.change')}
          </Button>
        )}
        <span className={classes.quiet} role="status">
          {t('make.wordlists.found', { found: foundWords, count: written })}
        </span>
      </div>
      {issues.length > 0 && (
        <ul className={classes.issues}>
          {issues.map((code) => (
            <li key={code}>
              <Icon name="circle-dashed" size={16} />
              {said[code]}
              {code === 'wordlists.categoriesRequired' && common.scopes.length === 0 && (
                <span>
                  <NoScope />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={classes.tools}>
        {written > 0 && !props.hasGamesBeside && (
          <LinkButton variant="primary" icon="sparkles" href={gamesAddress(props.list._id)}>
            {t('title.makeGenerate')}
          </LinkButton>
        )}
        {mayEdit && (
          <>
            <Button icon="file-import" onClick={props.onImport}>
              {t('make.wordlists.import')}
            </Button>
            {props.onRecord && (
              <Button icon="microphone" onClick={props.onRecord}>
                {t('make.wordlists.record')}
              </Button>
            )}
          </>
        )}
        {props.onAnew && (
          <Button icon="refresh" onClick={props.onAnew}>
            {t('make.anew.open')}
          </Button>
        )}
        {lacking > 0 && (
          <Button icon="alert-triangle" onClick={props.onMissing}>
            {t('make.wordlists.lacking', { count: lacking })}
          </Button>
        )}
        {mayEdit && props.onMakeWords && (
          <Button variant="soft" icon="plus" onClick={props.onMakeWords}>
            {t('make.wordlists.makeMissing', { count: missingWords })}
          </Button>
        )}
        {mayEdit && (
          // Spec 3 §5.4: disabled with no words.
          <Button variant="quiet" icon="trash" disabled={written === 0} onClick={props.onDeleteAll}>
            {t('make.wordlists.deleteAll')}
          </Button>
        )}
      </div>
      {isSorting && (
        <CategoriesDialog
          name={draft.name}
          scopes={common.scopes}
          sets={draft.educationalCategories}
          onSave={async (sets) => {
            onChange({ ...draft, educationalCategories: sets });
            return true;
          }}
          onClose={() => setSorting(false)}
        />
      )}
    </header>
  );
}
