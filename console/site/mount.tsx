import '../screens/screens.css';
import './site-editor.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { client } from '../api.ts';
import { ConsoleContext } from '../context.ts';
import { consoleLanguage, setLanguage } from '../language.ts';
import { ErrorBoundary } from '../parts/status.tsx';
import { AuthGate } from '../shell/auth-gate.tsx';
import type { ConsoleProps } from '../words.ts';
import { SiteEditor } from './site-editor.tsx';

export function mount(container: HTMLElement): void {
  // A frame that compares the page with the public one has no bar.
  if (window.top !== window) {
    container.remove();
    return;
  }
  const byLanguage: Record<string, ConsoleProps & { direction: string }> = JSON.parse(
    container.dataset.props ?? '',
  );
  const props = byLanguage[consoleLanguage()] ?? byLanguage[FIRST_LANGUAGE];
  if (!props) return;
  setLanguage(props);
  [container.lang, container.dir] = [props.locale, props.direction];
  createRoot(container).render(
    <ConsoleContext value={props}>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <AuthGate>
            <SiteEditor container={container} />
          </AuthGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
