import '../src/theme/tokens.css';
import '../src/theme/base.css';
import type { Preview } from '@storybook/react-vite';
import { StoryFrame } from '../src/testing/story.fake';

const preview: Preview = {
  globalTypes: {
    language: {
      toolbar: { title: 'Language', icon: 'globe', items: ['en', 'fr', 'ar'], dynamicTitle: true },
    },
    scheme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['dark', 'light'], dynamicTitle: true } },
  },
  initialGlobals: { language: 'en', scheme: 'dark' },
  parameters: { layout: 'fullscreen', a11y: { test: 'error' }, controls: { disable: true } },
  decorators: [
    (Story, { id, globals }) => (
      <StoryFrame key={id} language={globals['language'] as 'en'} scheme={globals['scheme'] as 'dark'}>
        <Story />
      </StoryFrame>
    ),
  ],
};

export default preview;
