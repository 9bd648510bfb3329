// What the checker of types cannot know of our pages: an element found by its selector is of the
// kind that its markup says, and every event that is listened to comes from an element.

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}

interface Element {
  closest(selectors: string): any;
}

interface EventTarget {
  blur(): void;
  checked: boolean;
  closest(selectors: string): any;
  dataset: DOMStringMap;
  files: FileList | null;
  form: HTMLFormElement | null;
  matches(selectors: string): boolean;
  open: boolean;
  querySelectorAll(selectors: string): NodeListOf<any>;
  value: any;
}
