import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { type ArticleBlock, articleBlockFields, readArticleText } from '../../contract/article-text.ts';
import { publishingApi } from '../../contract/changes.ts';
import { asTyped } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { Prose } from '../../site/components/prose.tsx';
import { useConsole } from '../context.ts';
import { TextField } from '../parts/fields.tsx';
import type { EditedFile } from './editing.ts';
import { Editor } from './editor.tsx';
import { factNameOf } from './field-names.ts';
import { labelOf, withFacts } from './schema.ts';

type Article = { file: EditedFile; facts: Record<string, string> };
export const ArticleContext = createContext<Article>({ file: { path: '' }, facts: {} });

const photoAt = (name: unknown) => publishingApi.photo(String(name).replace(/\.\w+$/, ''));

type CardProps = ReactNodeViewProps & { title: string; children: ReactNode };

/** A block with its own fields, whose events ProseMirror ignores. */
function Card({ title, deleteNode, children }: CardProps) {
  const { words, language } = useConsole();
  return (
    <NodeViewWrapper
      role="group"
      className="card grid article-card"
      aria-label={title}
      lang={language}
      contentEditable={false}
    >
      {children}
      <Button kind="quiet" label={words.editor.remove} describe={title} onClick={deleteNode} />
    </NodeViewWrapper>
  );
}

function BlockCard(props: ReactNodeViewProps) {
  const { words } = useConsole();
  const field = articleBlockFields[props.node.attrs.name as ArticleBlock];
  const title = labelOf(field, words.editor.names);
  return (
    <Card {...props} title={title}>
      <details>
        <summary>{title}</summary>
        <Editor files={[useContext(ArticleContext).file]} at={[field]} />
      </details>
    </Card>
  );
}

function PictureCard(props: ReactNodeViewProps) {
  const { photo, alt } = props.node.attrs;
  const words = useConsole().words.editor;
  return (
    <Card {...props} title={words.mark.picture}>
      <img src={photoAt(photo)} alt={alt} />
      <TextField
        id={useId()}
        label={words.pictureAlt}
        dir="auto"
        value={alt}
        required
        error={alt ? undefined : words.empty}
        onChange={(text) => props.updateAttributes({ alt: text })}
      />
    </Card>
  );
}

/** Shows Markdown that the toolbar cannot edit, such as a table: as visitors see it, and its source. */
function MarkdownCard(props: ReactNodeViewProps) {
  const { source } = props.node.attrs;
  const { facts } = useContext(ArticleContext);
  const words = useConsole().words.editor;
  const nodes = readArticleText(source, { format: (part) => withFacts(part, facts), refuse: () => {} });
  return (
    <Card {...props} title={words.markdown}>
      <Prose
        nodes={nodes}
        block={(name) => <p>{name}</p>}
        photo={(name, alt) => <img src={photoAt(name)} alt={alt} />}
      />
      <Field id={useId()} label={words.markdown}>
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            value={source}
            onChange={({ target }) => props.updateAttributes({ source: asTyped(target.value) })}
          />
        )}
      </Field>
    </Card>
  );
}

function Fact({ node }: ReactNodeViewProps) {
  const { facts } = useContext(ArticleContext);
  const context = useConsole();
  const { name } = node.attrs;
  return (
    <NodeViewWrapper as="span" className="fact">
      <bdi>{facts[name] ?? factNameOf(context, name)}</bdi>
    </NodeViewWrapper>
  );
}

export const articleCards = {
  siteBlock: BlockCard,
  picture: PictureCard,
  markdown: MarkdownCard,
  fact: Fact,
};
