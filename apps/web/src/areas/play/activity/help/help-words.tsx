import { Fragment, type ReactNode } from 'react';
import { cleanHelp, type HelpNode } from './help-html.ts';

/** Parsed without being run: a document made by DOMParser loads nothing and has no scripts. */
export const helpNodes = (html: string): readonly HelpNode[] =>
  cleanHelp(new DOMParser().parseFromString(html, 'text/html').body);

export interface HelpWordsProps {
  readonly nodes: readonly HelpNode[];
  mediaUrl(file: string): string;
}

/** Draws what was allowed to stay. */
export function HelpWords({ nodes, mediaUrl }: HelpWordsProps): ReactNode {
  return [...nodes.entries()].map(([place, node]) => (
    <Fragment key={place}>{drawn(node, mediaUrl)}</Fragment>
  ));
}

function drawn(node: HelpNode, mediaUrl: HelpWordsProps['mediaUrl']): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'picture':
      return <img src={mediaUrl(node.file)} alt={node.alt} />;
    default: {
      const Tag = node.type;
      return (
        <Tag>
          <HelpWords nodes={node.children} mediaUrl={mediaUrl} />
        </Tag>
      );
    }
  }
}
