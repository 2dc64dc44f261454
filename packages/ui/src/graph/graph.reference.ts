import { describes } from '../testing/reference/index.ts'

export const graphReference = describes({
  anatomy: {
    Heading: 'what is shown',
    Tools: 'show its list; in the drawing, larger, smaller, and all of it',
    'Notes?': 'that nodes lean on each other in a circle, and that lines lead nowhere',
    Drawing: 'nodes and lines, laid out from where they come to where they lead',
    Node: 'its title, its note and its state',
    List: 'the same as lists within lists; read aloud always, seen on demand and where nothing can be drawn',
    'Instead?': 'what comes, that there is nothing, or that it did not come, with a retry',
  },
  aria: [
    'a `figure` with its label; the drawing is an `application` described by how many nodes and lines it has, and its keys',
    'each node is a `button`; one that cannot be chosen has `aria-disabled`, the chosen one `aria-pressed`; lines are hidden, for the list says them',
  ],
  keyboard: {
    Tab: 'goes to the tools, and to one node',
    'Down, Up': 'go along a line to where it leads, and back; of a graph that leads to the right, to the neighbours',
    'Right, Left': 'go to the neighbours; of a graph that leads to the right, along a line and back',
    'Home, End': 'go to the first and the last node',
    Enter: 'chooses the node',
    Space: 'chooses the node',
  },
  hooks: {
    'data-laid': 'the nodes have their places',
    'data-selected': 'the node is chosen',
    'data-side': 'on what fades at an edge: the side beyond which the drawing goes on',
    'data-lit': 'the line begins or ends at the node that has the focus',
    'data-tone': 'the tone of the state of a node',
  },
})
