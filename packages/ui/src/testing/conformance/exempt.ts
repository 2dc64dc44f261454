/** What is exported with a capital letter and takes nothing for an outermost element, and why. */
export const exempt: Readonly<Record<string, string>> = {
  'calendar/CalendarFace': 'several elements beside each other, for use inside a calendar whose element is the outermost one',
  'confirm/ConfirmProvider': 'a provider: its element is the Confirm that it shows, which is measured by itself',
  'date-field/PickerFrame': 'several elements beside each other, for use inside a picker whose element is the outermost one',
  'empty-state/Blank': 'the frame of EmptyState and FailedState, which hand everything on to it and are measured',
  'field/FieldLabel': 'a part of a field that takes the options of the whole field, whose class and ref are not its own',
  'field/FieldNotes': 'a part of a field that takes the options of the whole field, whose class and ref are not its own',
  'field/OwnProblems': 'a context, without an element',
  'field/SubmittedValue': 'a hidden input: nothing of it is seen',
  'figure-frame/FigureFrame': 'the frame of charts and graphs, which hand everything on to it and are measured',
  'figure-frame/FigureFailed': 'the failure in that frame, with its retry, which leads the focus to the figure',
  'figure-frame/FigureInstead': 'what stands in that frame where nothing can be drawn',
  'file-upload/UploadRefused': 'an error, no component',
  'formula-input/SymbolGrid': 'a grid and a button beside each other, for use inside a panel',
  'i18n/MessagesProvider': 'a provider, without an element',
  'layer/LayerHost': 'a provider, without an element: its host is given to it',
}
