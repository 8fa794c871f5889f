import { useConsole } from '../context.ts';
import { SearchContent } from '../editor/search-content.tsx';
import { Screen } from '../parts/status.tsx';

export const Search = () => (
  <Screen title={useConsole().words.site.search} isNarrow>
    <SearchContent />
  </Screen>
);
