/** What a screen reader should say, politely, one thing at a time. */
class Announcer {
  sentence = $state('');

  announce(sentence: string): void {
    this.sentence = sentence;
  }
}

export const announcer = new Announcer();
