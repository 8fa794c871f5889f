"""A short way to write shader graphs: Graph('name') holds a material and its Principled shader."""
import bpy


class Graph:
    """One material. Values given to its methods may be numbers, colours or sockets."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def feed(self, socket, value):
        """Link or set one input."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        """Add a shader node by its type name without the 'ShaderNode' prefix."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def surface(self, **inputs):
        """Set inputs of the Principled shader: surface(Base_Color=..., Roughness=...)."""
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace('_', ' ')], value)
        return self

    def math(self, operation, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def place(self, scale=(1, 1, 1), turn=(0, 0, 0), kind='Object'):
        """Texture coordinates of the object, scaled and turned."""
        vector = self.node('TexCoord').outputs[kind]
        return self.node('Mapping', {'Vector': vector, 'Scale': scale, 'Rotation': turn}).outputs[0]

    def axes(self, vector=None):
        """The x, y and z sockets of a vector (object coordinates when none is given)."""
        vector = vector or self.node('TexCoord').outputs['Object']
        return self.node('SeparateXYZ', {0: vector}).outputs

    def noise(self, vector, scale=5.0, detail=4.0, roughness=0.5, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness,
                  'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def remap(self, value, from_min, from_max, to_min=0.0, to_max=1.0):
        inputs = {'Value': value, 'From Min': from_min, 'From Max': from_max, 'To Min': to_min,
                  'To Max': to_max}
        return self.node('MapRange', inputs).outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """A colour ramp; stops are (position, colour)."""
        node = self.node('ValToRGB', {'Fac': factor})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def blend(self, factor, a, b, how='MIX'):
        return self.node('MixRGB', {0: factor, 1: a, 2: b}, blend_type=how).outputs[0]

    def bump(self, height, strength=0.2, distance=0.02):
        node = self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        return self.surface(Normal=node.outputs[0])
