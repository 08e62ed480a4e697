import { IconButton } from '../office/buttons/icon-button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/texts.tsx';
import { type AuthorTools, lettersOf } from './author-tools.ts';
import { OfficeToolbar } from './office-toolbar.tsx';
import classes from './rich-text-field.module.css';

export interface RichTextPanelProps {
  readonly label: string;
  readonly value: string;
  readonly language: string;
  readonly tools: AuthorTools;
  readonly placeholder?: string | undefined;
  readonly onChange: (html: string) => void;
  readonly onClose: () => void;
}

/** The open editor (spec 3 §9: 250 px high): its check closes it. Large: loaded when somebody writes. */
export default function RichTextPanel(props: RichTextPanelProps) {
  const { label, value, language, tools, onChange, onClose } = props;
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside.
    <div
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <RichText
        label={label}
        lang={language}
        tools={tools}
        value={value}
        onChange={onChange}
        autoFocus
        {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
        toolbar={(editor) => (
          <OfficeToolbar
            editor={editor}
            tools={tools}
            end={<IconButton icon="check" label={t('richText.done', { label })} onClick={onClose} />}
          />
        )}
      >
        {({ paper, toolbar }) => (
          <>
            {toolbar}
            <div className={classes.paper} style={lettersOf(tools)}>
              {paper}
            </div>
          </>
        )}
      </RichText>
    </div>
  );
}
